const mainsVoltage = 230;

/** Expected resistance (Ω) and power (W) of all foil of an installation together. */
type FoilExpectation = { resistance: number; power: number };

/** The strips lie in parallel, so their powers (W at 230 V) add up and R = U²/P; null when a power is not known. */
export function foilExpectation(powers: readonly (number | null | undefined)[]): FoilExpectation | null {
  let power = 0;
  for (const each of powers) {
    if (!each) return null;
    power += each;
  }
  return power > 0 ? { resistance: mainsVoltage ** 2 / power, power } : null;
}
