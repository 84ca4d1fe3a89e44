const mainsVoltage = 230;

/** The resistance (Ω) and power (W) expected of all strips together. */
type FoilExpectation = { resistance: number; power: number };

/** Strips in parallel: powers (W at 230 V) add up, and R = U²/P. Null if a power is unknown. */
export function foilExpectation(powers: readonly (number | null | undefined)[]): FoilExpectation | null {
  let power = 0;
  for (const each of powers) {
    if (!each) return null;
    power += each;
  }
  return power > 0 ? { resistance: mainsVoltage ** 2 / power, power } : null;
}
