/** Positions are in per cent of the gauge's length. */

/** The scale extends beyond the band by this share of its width, so every band is drawn equally wide. */
const beyond = 0.45;
const lowestPosition = 5;
const highestPosition = 95;
const bandEndOfScale = 97.3;

const share = (part: number) => (100 * part) / (1 + 2 * beyond);

/** The band of a resistance gauge, and the width of its near zones: a tenth of the band. */
export const band = { start: share(beyond), end: share(1 + beyond), near: share(0.1) };

export function bandPosition(value: number, { minimum, maximum }: { minimum: number; maximum: number }): number {
  const width = maximum - minimum;
  const position = width > 0 ? share(beyond + (value - minimum) / width) : 50;
  return Math.min(highestPosition, Math.max(lowestPosition, position));
}

export const overRangePosition = { band: bandEndOfScale, minimum: 96.4 };

/** For a resistance beyond the instrument's range: at `lowerBound` below the maximum, else at the scale's end. */
export function bandOverRangePosition(lowerBound: number | null, limits: { minimum: number; maximum: number }): number {
  if (lowerBound === null || lowerBound >= limits.maximum) return overRangePosition.band;
  return bandPosition(lowerBound, limits);
}

const leftmost = 2;
const decade = 23.5;
const lowestMinimum = 1.5;
const highestMinimum = 94.5;

/** The logarithmic scale for insulation shows 0.1 to 1000 megohm. */
export function logPosition(value: number): number {
  return leftmost + decade * (Math.log10(value) + 1);
}

/** Zero is at the left end; 1000 and more stop just before the position for "over range". */
export function minimumPosition(value: number): number {
  return value > 0 ? Math.min(highestMinimum, Math.max(lowestMinimum, logPosition(value))) : lowestMinimum;
}

/** For insulation beyond the instrument's range: at `lowerBound` below 1000 MΩ, else at the scale's end. */
export function minimumOverRangePosition(lowerBound: number | null): number {
  return lowerBound === null || lowerBound >= 1000 ? overRangePosition.minimum : minimumPosition(lowerBound);
}

/** The powers of ten on the scale, without those that would overlap the minimum's label. */
export function minimumLabels(minimum: number): number[] {
  return [1, 10, 100].filter((value) => Math.abs(logPosition(value) - logPosition(minimum)) > 14);
}
