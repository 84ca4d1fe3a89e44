export type WrongCount = { list: string; rows: number; count: number };

type Origin = { path: string; wrongCounts: WrongCount[] };

const origins = new WeakMap<object, Origin>();

/** Where a page came from, and the list in which its operation gathers what to tell. */
export function rememberOrigin(page: object, origin: Origin): void {
  origins.set(page, origin);
}

export function tellWrongCount(page: { meta?: { count: number } }, rows: number): void {
  const origin = origins.get(page);
  if (!origin || !page.meta) return;
  origin.wrongCounts.push({ list: origin.path, rows, count: page.meta.count });
}
