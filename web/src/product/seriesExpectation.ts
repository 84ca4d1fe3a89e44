const minPerMetre = 5;
const maxPerMetre = 25;

/** The computed resistance (Ω), power (W) and power per metre (W/m) of a series cable that was cut to length. */
type SeriesExpectation = {
  resistance: number;
  power: number;
  powerPerMetre: number;
  /** A cable under 5 W/m is too long and hardly warms. A cable above 25 W/m is too short and may damage the floor. */
  fault: "tooShort" | "tooLong" | null;
};

/** R = r·L and P = U²/R, for `resistancePerMetre` in ohm/m, `length` in m and `voltage` in V. */
export function seriesExpectation(resistancePerMetre: number, length: number, voltage: number): SeriesExpectation {
  const resistance = resistancePerMetre * length;
  const power = voltage ** 2 / resistance;
  const powerPerMetre = power / length;
  const fault = powerPerMetre > maxPerMetre ? "tooShort" : powerPerMetre < minPerMetre ? "tooLong" : null;
  return { resistance, power, powerPerMetre, fault };
}
