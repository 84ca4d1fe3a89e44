import { clientError, unreadable } from "./errors.ts";

type Meta = { count: number };
type Page<T> = { data: T[]; meta: Meta };
type Range = { skip: number; take: number };
type Window = { skip: number; first: number };
export type LoadPage<T, P = Page<T>> = (range: Range) => Promise<P>;
type FoundRows<T> = { rows: T[]; count: number; page: object; hasWrongCount: boolean };

export type PagedResult<T> = { nodes: T[]; totalCount: number; isTruncated: boolean; hasWrongCount: boolean };

export type LazyPagedList<T> = {
  count(): Promise<number>;
  all(): Promise<PagedResult<T>>;
};

export const take = 25;
export const maximumRows = 10_000;
// The number of calls that one user may have under way.
const readers = 64;

/** Takes each row once. Stops at 10,000 rows, an empty page or the count. @throws UPSTREAM_ERROR without a count */
export async function fetchAllPages<T extends object>(load: LoadPage<T>): Promise<PagedResult<T>> {
  return fetchPagesAfter(await load({ skip: 0, take }), load);
}

export function lazyPagedList<T extends object>(load: LoadPage<T>): LazyPagedList<T> {
  return lazyList(
    () => load({ skip: 0, take }),
    (page) => fetchPagesAfter(page, load),
  );
}

/** `count` needs the first page only. */
export function lazyList<T, P extends Page<T>>(
  loadFirst: () => Promise<P>,
  readWhole: (first: P) => Promise<PagedResult<T>>,
): LazyPagedList<T> {
  let first: Promise<P> | null = null;
  let whole: Promise<PagedResult<T>> | null = null;
  const readFirst = () => {
    first ??= loadFirst();
    return first;
  };
  return {
    count: async () => {
      const page = await readFirst();
      // The count is known even if the rows cannot be read.
      const known = await whole?.catch(() => null);
      return known ? known.totalCount : Math.max(countOf(page), page.data.length);
    },
    all: () => {
      whole ??= readFirst().then(readWhole);
      return whole;
    },
  };
}

async function fetchPagesAfter<T extends object>(first: Page<T>, load: LoadPage<T>): Promise<PagedResult<T>> {
  const found = await confirm(await readPagesAfter(first, load), load, { skip: 0, first: maximumRows });
  return toPagedResult(found);
}

async function readPagesAfter<T extends object>(first: Page<T>, load: LoadPage<T>): Promise<FoundRows<T>> {
  const pages = [first.data];
  let last = first;
  let count = countOf(first);
  let hasMoved = false;
  let isOver = first.data.length === 0;
  let next = 1;
  const hasMore = () => !isOver && next * take < Math.min(count, maximumRows);
  const read = async () => {
    while (hasMore()) {
      const number = next++;
      try {
        last = await load({ skip: number * take, take });
        hasMoved ||= countOf(last) !== count;
        count = countOf(last);
      } catch (error) {
        isOver = true;
        throw error;
      }
      pages[number] = last.data;
      isOver ||= last.data.length === 0;
    }
  };
  // Waits for the other pages after a failure, so no work goes on after the reply.
  const ends = await Promise.allSettled(Array.from({ length: readers }, read));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  const rows = uniqueRows(pages.flat());
  // Removing a row may move another row to a page that was already read. `hasMoved` shows this even if the count fits.
  const isCut = !isOver && count > maximumRows;
  return { rows, count, page: last, hasWrongCount: !isCut && (hasMoved || rows.length !== count) };
}

/** Reads lists of users. A short page is the last one, unless the count is higher. */
export async function fetchUntilShortPage<T extends object>(
  load: LoadPage<T, { data: T[]; meta?: Meta }>,
): Promise<PagedResult<T>> {
  const rows = new Map<unknown, T>();
  for (let skip = 0; ; ) {
    const page = await load({ skip, take });
    skip += page.data.length;
    for (const row of page.data) rows.set(keyOf(row), row);
    const told = page.meta?.count;
    const count = isCount(told) ? told : rows.size;
    const isLast = page.data.length === 0 || (page.data.length < take && count <= rows.size);
    if (!isLast && skip < maximumRows) continue;
    const hasWrongCount = isLast && count > rows.size;
    if (hasWrongCount) reportWrongCount(page, rows.size);
    return toPagedResult({ rows: [...rows.values()], count, hasWrongCount });
  }
}

export async function readRange<T extends object>(load: LoadPage<T>, window: Window, maxTake = take) {
  const { skip, first } = window;
  const starts = Array.from({ length: Math.ceil(first / maxTake) }, (_, page) => page * maxTake);
  const pages = await Promise.all(
    starts.map((start) => load({ skip: skip + start, take: Math.min(maxTake, first - start) })),
  );
  const [page] = pages;
  if (!page) return { rows: [], count: 0, hasWrongCount: false };
  const rows = pages.flatMap(({ data }) => data);
  const count = countOf(page);
  const hasWrongCount = rows.length !== expectedRows(count, window);
  return confirm({ rows, count, page, hasWrongCount }, load, window, maxTake);
}

const expectedRows = (count: number, { skip, first }: Window) => Math.max(0, Math.min(count - skip, first));

/** Reads again if rows and count differ, and records a second difference. */
async function confirm<T extends object>(
  found: FoundRows<T>,
  load: LoadPage<T>,
  window: Window,
  maxTake = take,
): Promise<FoundRows<T>> {
  if (!found.hasWrongCount) return found;
  // Keeps the first result if the second read fails, for example because the budget of requests is used up.
  const again = await readByRows(load, window, maxTake).catch(() => found);
  if (!again.hasWrongCount) return again;
  const longer = again.rows.length < found.rows.length ? found : again;
  reportWrongCount(longer.page, longer.rows.length);
  return longer;
}

/** Advances by the number of received rows, because a service may send fewer than requested. Ends without a new row. */
async function readByRows<T extends object>(load: LoadPage<T>, window: Window, maxTake: number) {
  const rows = new Map<unknown, T>();
  for (let skip = window.skip; ; ) {
    const left = window.skip + window.first - skip;
    const page = await load({ skip, take: Math.max(1, Math.min(maxTake, left)) });
    const known = rows.size;
    for (const row of page.data) rows.set(keyOf(row), row);
    skip += page.data.length;
    if (rows.size > known && page.data.length < left) continue;
    const count = countOf(page);
    return { rows: [...rows.values()], count, page, hasWrongCount: rows.size !== expectedRows(count, window) };
  }
}

export function countOf({ meta }: { meta?: Partial<Meta> | null }): number {
  const count = meta?.count;
  if (!isCount(count)) throw clientError("UPSTREAM_ERROR", unreadable);
  return count;
}

const isCount = (count: unknown): count is number => Number.isSafeInteger(count) && Number(count) >= 0;

const keyOf = (row: object) => ("id" in row ? row.id : JSON.stringify(row));

const uniqueRows = <T extends object>(rows: T[]): T[] => [...new Map(rows.map((row) => [keyOf(row), row])).values()];

function toPagedResult<T>({ rows, count, hasWrongCount }: Omit<FoundRows<T>, "page">): PagedResult<T> {
  const nodes = rows.slice(0, maximumRows);
  const isTruncated = nodes.length >= maximumRows && count > maximumRows;
  return { nodes, totalCount: Math.max(count, nodes.length), isTruncated, hasWrongCount };
}

export type WrongCount = { list: string; rows: number; count: number };

type Origin = { path: string; wrongCounts: WrongCount[] };

const origins = new WeakMap<object, Origin>();

/** Notes the path of a page and the list that collects wrong counts of its operation. */
export function rememberOrigin(page: object, origin: Origin): void {
  origins.set(page, origin);
}

export function reportWrongCount(page: { meta?: { count: number } }, rows: number): void {
  const origin = origins.get(page);
  if (!origin || !page.meta) return;
  origin.wrongCounts.push({ list: origin.path, rows, count: page.meta.count });
}
