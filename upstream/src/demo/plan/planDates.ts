import type { Random } from "../seededRandom.ts";

const DAY = 86_400_000;

/** Midnight in UTC of the day `offset` days after the day that `now` falls on. */
export function dayAt(now: Date, offset: number): Date {
  return new Date(Math.floor(now.getTime() / DAY) * DAY + offset * DAY);
}

/**
 * Working times at which something was done in a project, in order and never later than an hour ago. `start` and `end`
 * are days from now.
 */
export function workingTimes(now: Date, start: number, end: number | null, count: number, random: Random): Date[] {
  const last = Math.min(end ?? 0, 0) - 1;
  const span = Math.max(0, last - start);
  return Array.from({ length: count }, (_, index) => {
    const day = start + Math.floor((span * (index + 1)) / (count + 1));
    const time = dayAt(now, Math.min(day, -1)).getTime() + random.whole(6 * 60, 15 * 60) * 60_000;
    return new Date(time);
  }).sort((first, second) => first.getTime() - second.getTime());
}
