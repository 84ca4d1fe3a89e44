import type { Reading } from "../../reading/reading.ts";

/** The chart's size and the strip of expected values. One unit is 1 px in the panel. */
export const surface = { width: 472, height: 120 };
export const strip = { left: 39, right: 458, top: 20, bottom: 84 };

const inset = 26;
const overshoot = 12;

export type DriftStep = { number: number; reading: Reading };

export type DriftPoint = DriftStep & { x: number; y: number | null };

/**
 * The scale always spans the expected values, so that small drift looks small. A value outside them is drawn just
 * outside the strip, however far off it is.
 */
export function driftPoints(steps: readonly DriftStep[], limits: { minimum: number; maximum: number }): DriftPoint[] {
  const first = strip.left + inset;
  const apart = steps.length > 1 ? (strip.right - inset - first) / (steps.length - 1) : 0;
  return steps.map((step, index) => ({ ...step, x: first + index * apart, y: heightOf(step, limits) }));
}

function heightOf({ reading }: DriftStep, { minimum, maximum }: { minimum: number; maximum: number }) {
  // A value beyond an instrument's range is drawn above the strip only if that range reached the maximum. Otherwise its
  // place is unknown.
  if (reading.kind === "overRange" && (reading.lowerBound ?? maximum) >= maximum) return strip.top - overshoot;
  if (reading.kind !== "value") return null;
  const share = maximum > minimum ? (maximum - reading.value) / (maximum - minimum) : 0.5;
  const y = strip.top + share * (strip.bottom - strip.top);
  return Math.min(strip.bottom + overshoot, Math.max(strip.top - overshoot, y));
}

/** The change of the resistance at step `number` since the first earlier step with a value (`since`); null if either value is missing. */
export function driftSinceFirst(steps: readonly DriftStep[], number: number): { change: number; since: number } | null {
  const [first, ...later] = steps.flatMap(({ number: step, reading }) =>
    reading.kind === "value" ? [{ number: step, value: reading.value }] : [],
  );
  const current = later.find((step) => step.number === number);
  return first && current ? { change: current.value - first.value, since: first.number } : null;
}
