type Page<T> = { data: T[]; meta: { count: number } };
type LoadPage<T> = (range: { skip: number; take: number }) => Promise<Page<T>>;

/** Rows gathered from pages. `totalCount` is what the service says there is. */
export type PagedResult<T> = { nodes: T[]; totalCount: number; isTruncated: boolean };

export type LazyPagedList<T> = {
  count(): Promise<number>;
  all(): Promise<PagedResult<T>>;
};

const take = 25;
const maximumRows = 10_000;
// As many as one operation may have under way: N pages take no longer than 1 + ceil((N - 1) / 64) of them one after the other.
const readers = 64;

/**
 * Every row of a list, by pages of 25 while the reported count is not covered. The first page tells the count; the others follow
 * 64 at a time, the next as soon as one has come. Rows that move between pages meanwhile are taken once. Ends at 10,000 rows, at
 * an empty page, or when the count is covered; a count that changes while reading is followed.
 */
export async function fetchAllPages<T extends { id: string }>(load: LoadPage<T>): Promise<PagedResult<T>> {
  return fetchPagesAfter(await load({ skip: 0, take }), load);
}

/** A counted list that reads no more than is asked for, and nothing twice: the count alone costs one page. */
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
  // A failure is told once nothing is under way any more, so that nobody is answered while work goes on.
  const ends = await Promise.allSettled(Array.from({ length: readers }, read));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  const rows = new Map<string, T>();
  for (const page of pages) for (const row of page) rows.set(row.id, row);
  return toPagedResult(rows, count);
}

/** Every row of a list, page after page of 25 until a short one, as the users are read. */
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

/** The rows from `skip` on, `first` at most, by pages of 25 side by side, and how many there are in all. */
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
