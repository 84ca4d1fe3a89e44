type Room = { readonly steps: readonly { readonly stepLabel: string }[] };

/**
 * The labels of the rooms' steps, each once, whatever order the rooms have. A step stands behind all that precede it in
 * a room. Where this leaves it open, the step with the lower place in a room is first, then the lower label.
 */
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
    const next = left.findIndex((label) => !left.some((other) => preceding.get(label)?.has(other)));
    // Rooms that contradict each other leave no step without another before it.
    ordered.push(...left.splice(Math.max(0, next), 1));
  }
  return ordered;
}
