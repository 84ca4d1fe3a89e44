/** Where things stand on a gauge, in per cent of its length. */

/** The scale runs this share of the band's width past each end, so that every band has the same place and size. */
const beyond = 0.45;
const lowestPosition = 5;
const highestPosition = 95;
const bandEndOfScale = 97.3;

const share = (part: number) => (100 * part) / (1 + 2 * beyond);

/** The band of a resistance gauge, and the near zones at its ends: a tenth of the band each. */
export const band = { start: share(beyond), end: share(1 + beyond), near: share(0.1) };

/** The needle of an insulation value: zero and below at the left end, 1000 and above just before "over range". */
export function bandPosition(value: number, { minimum, maximum }: { minimum: number; maximum: number }): number {
  const width = maximum - minimum;
  const position = width > 0 ? share(beyond + (value - minimum) / width) : 50;
  return Math.min(highestPosition, Math.max(lowestPosition, position));
}

export const overRangePosition = { band: bandEndOfScale, minimum: 96.4 };

/** The needle of a resistance over the instrument's range: at the scale's end, or where a range ended that was too small. */
export function bandOverRangePosition(lowerBound: number | null, limits: { minimum: number; maximum: number }): number {
  if (lowerBound === null || lowerBound >= limits.maximum) return overRangePosition.band;
  return bandPosition(lowerBound, limits);
}

const leftmost = 2;
const decade = 23.5;
const lowestMinimum = 1.5;
const highestMinimum = 94.5;

/** A place on the logarithmic scale of insulation, which shows 0.1 to 1000 megohm. */
export function logPosition(value: number): number {
  return leftmost + decade * (Math.log10(value) + 1);
}

/** The needle of an insulation value; zero and less stand at the left end, and 1000 and more stop short of the over range place. */
export function minimumPosition(value: number): number {
  return value > 0 ? Math.min(highestMinimum, Math.max(lowestMinimum, logPosition(value))) : lowestMinimum;
}

/** The needle of an insulation over the instrument's range: where the range ended, or at the scale's end. */
export function minimumOverRangePosition(lowerBound: number | null): number {
  return lowerBound === null || lowerBound >= 1000 ? overRangePosition.minimum : minimumPosition(lowerBound);
}

/** The powers of ten to write under the scale, without those that would collide with the minimum's own label. */
export function minimumLabels(minimum: number): number[] {
  return [1, 10, 100].filter((value) => Math.abs(logPosition(value) - logPosition(minimum)) > 14);
}
