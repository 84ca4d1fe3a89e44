type Page<T> = { data: T[]; meta: { count: number } };
type LoadPage<T> = (range: { skip: number; take: number }) => Promise<Page<T>>;

export type PagedResult<T> = { nodes: T[]; totalCount: number; isTruncated: boolean };

export type LazyPagedList<T> = {
  count(): Promise<number>;
  all(): Promise<PagedResult<T>>;
};

const take = 25;
const maximumRows = 10_000;
// As many as one user may have under way.
const readers = 64;

/** Rows that move between pages meanwhile are taken once. Ends at 10,000 rows, an empty page, or the count, which may change meanwhile. */
export async function fetchAllPages<T extends { id: string }>(load: LoadPage<T>): Promise<PagedResult<T>> {
  return fetchPagesAfter(await load({ skip: 0, take }), load);
}

export function lazyPagedList<T extends { id: string }>(load: LoadPage<T>): LazyPagedList<T> {
  let first: Promise<Page<T>> | null = null;
  let whole: Promise<PagedResult<T>> | null = null;
  const readFirst = () => {
    first ??= load({ skip: 0, take });
    return first;
  };
  return {
    count: async () => (await readFirst()).meta.count,
    all: () => {
      whole ??= readFirst().then((page) => fetchPagesAfter(page, load));
      return whole;
    },
  };
}

async function fetchPagesAfter<T extends { id: string }>(first: Page<T>, load: LoadPage<T>): Promise<PagedResult<T>> {
  const pages = [first.data];
  let { count } = first.meta;
  let isOver = first.data.length === 0;
  let next = 1;
  const hasMore = () => !isOver && next * take < Math.min(count, maximumRows);
  const read = async () => {
    while (hasMore()) {
      const number = next++;
      const page = await load({ skip: number * take, take }).catch((error: unknown) => {
        isOver = true;
        throw error;
      });
      pages[number] = page.data;
      isOver ||= page.data.length === 0;
      ({ count } = page.meta);
    }
  };
  // A failure waits for the other pages, so that no work goes on after the reply.
  const ends = await Promise.allSettled(Array.from({ length: readers }, read));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  const rows = new Map<string, T>();
  for (const page of pages) for (const row of page) rows.set(row.id, row);
  return toPagedResult(rows, count);
}

/** For users, whose pages end with a short one. */
export async function fetchUntilShortPage<T extends { id: string }>(load: LoadPage<T>): Promise<PagedResult<T>> {
  const rows = new Map<string, T>();
  let count = 0;
  for (let skip = 0; skip < maximumRows; skip += take) {
    const page = await load({ skip, take });
    for (const row of page.data) rows.set(row.id, row);
    count = page.meta.count;
    if (page.data.length < take) return { nodes: [...rows.values()], totalCount: count, isTruncated: false };
  }
  return toPagedResult(rows, count);
}

export async function readRange<T>(load: LoadPage<T>, { skip, first }: { skip: number; first: number }) {
  const starts = Array.from({ length: Math.ceil(first / take) }, (_, page) => page * take);
  const pages = await Promise.all(
    starts.map((start) => load({ skip: skip + start, take: Math.min(take, first - start) })),
  );
  return { rows: pages.flatMap(({ data }) => data), count: pages[0]?.meta.count ?? 0 };
}

function toPagedResult<T>(rows: Map<string, T>, totalCount: number): PagedResult<T> {
  const nodes = [...rows.values()].slice(0, maximumRows);
  return { nodes, totalCount, isTruncated: nodes.length >= maximumRows && totalCount > maximumRows };
}
