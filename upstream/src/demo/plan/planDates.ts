import type { Random } from "../data/seeded.ts";

const dayMs = 86_400_000;

export function dayAt(now: Date, offset: number): Date {
  return new Date(Math.floor(now.getTime() / dayMs) * dayMs + offset * dayMs);
}

/** Working times in one installation, in order and none later than yesterday. `start` and `end` are days from now. */
export function workingTimes(now: Date, start: number, end: number | null, count: number, random: Random): Date[] {
  const last = Math.min(end ?? 0, 0) - 1;
  const first = start + Math.floor(Math.max(0, last - start) * random.between(0, 0.4));
  const span = Math.max(0, last - first) * random.between(0.4, 1);
  const times = Array.from({ length: count }, (_, index) => {
    const day = Math.min(first + Math.floor((span * index) / (count - 1)), -1);
    return new Date(dayAt(now, day).getTime() + random.whole(6 * 60, 15 * 60) * 60_000);
  });
  return times.sort((earlier, later) => earlier.getTime() - later.getTime());
}
