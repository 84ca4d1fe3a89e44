type Room = { readonly steps: readonly { readonly stepLabel: string }[] };

/** All step labels, each after every step that precedes it in a room. A room's steps stay together if possible. */
export function stepOrder(rooms: readonly Room[]): string[] {
  const places = new Map<string, number>();
  const preceding = new Map<string, Set<string>>();
  for (const { steps } of rooms)
    for (const [place, { stepLabel }] of steps.entries()) {
      const own = preceding.get(stepLabel) ?? new Set();
      for (const before of steps.slice(0, place)) own.add(before.stepLabel);
      preceding.set(stepLabel, own);
      places.set(stepLabel, Math.min(place, places.get(stepLabel) ?? place));
    }
  const left = [...places]
    .sort(([one, place], [other, otherPlace]) => place - otherPlace || (one < other ? -1 : 1))
    .map(([label]) => label);
  const ordered: string[] = [];
  while (left.length > 0) {
    const isReady = (label: string) => !left.some((other) => preceding.get(label)?.has(other));
    const follows = (label: string) => preceding.get(label)?.has(ordered.at(-1) ?? "") === true;
    const next = left.findIndex((label) => isReady(label) && follows(label));
    // If rooms contradict each other, possibly no step is ready. Then the first remaining step is taken.
    ordered.push(...left.splice(Math.max(0, next < 0 ? left.findIndex(isReady) : next), 1));
  }
  return ordered;
}
