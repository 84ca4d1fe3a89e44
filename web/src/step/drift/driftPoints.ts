import type { Reading } from "../../reading/reading.ts";

/** The chart's size and the strip of expected values. One unit is 1 px in the panel. */
export const surface = { width: 472, height: 120 };
export const strip = { left: 39, right: 458, top: 20, bottom: 84 };

const inset = 26;
const overshoot = 12;
/** A low value may lie farther from the strip than a high value, because its figure stands between value and strip. */
const undershoot = 20;

export type DriftStep = { number: number; reading: Reading };

/** `isOffScale` is true for a value farther off than the drawing reaches. */
export type DriftPoint = DriftStep & { x: number; y: number | null; isOffScale: boolean };

/** The scale spans the expected values. Values far outside are drawn just outside the strip. */
export function driftPoints(steps: readonly DriftStep[], limits: { minimum: number; maximum: number }): DriftPoint[] {
  const first = strip.left + inset;
  const apart = steps.length > 1 ? (strip.right - inset - first) / (steps.length - 1) : 0;
  return steps.map((step, index) => {
    const y = heightOf(step, limits);
    const drawn = y === null ? null : Math.min(strip.bottom + undershoot, Math.max(strip.top - overshoot, y));
    return { ...step, x: first + index * apart, y: drawn, isOffScale: y !== drawn };
  });
}

function heightOf({ reading }: DriftStep, { minimum, maximum }: { minimum: number; maximum: number }) {
  // A value beyond an instrument's range is drawn above the strip only if that range reached the maximum. Otherwise its
  // place is unknown.
  if (reading.kind === "overRange" && (reading.lowerBound ?? maximum) >= maximum) return strip.top - overshoot;
  if (reading.kind !== "value") return null;
  const share = maximum > minimum ? (maximum - reading.value) / (maximum - minimum) : 0.5;
  return strip.top + share * (strip.bottom - strip.top);
}

/** The change of the resistance since the first earlier step with a value; null if either value is missing. */
export function driftSinceFirst(steps: readonly DriftStep[], number: number): { change: number; since: number } | null {
  const [first, ...later] = steps.flatMap(({ number: step, reading }) =>
    reading.kind === "value" ? [{ number: step, value: reading.value }] : [],
  );
  const current = later.find((step) => step.number === number);
  return first && current ? { change: current.value - first.value, since: first.number } : null;
}
