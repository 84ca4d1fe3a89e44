import { clientError, unreadable } from "./errors.ts";
import {
  countOf,
  type LazyPagedList,
  lazyList,
  maximumRows,
  type PagedResult,
  reportWrongCount,
  take,
} from "./paging.ts";

type Page<T> = { data: T[]; meta: { count: number; cursors?: string[]; hasMore?: boolean } };
export type KeyRange = { after?: string; before?: string };
export type LoadByKey<T> = (range: KeyRange & { take: number }) => Promise<Page<T>>;
type RangeRows<T> = { rows: T[]; cursors: string[]; count: number; hasMore: boolean };

/** Each page begins after the last cursor, so that added rows shift no others. Without `after`, reads one page. */
export async function readByKey<T>(
  load: LoadByKey<T>,
  { first, maxTake, ...range }: KeyRange & { first: number; maxTake: number },
): Promise<RangeRows<T>> {
  const loadPage: LoadByKey<T> = (page) => load({ ...range, ...page, take: Math.min(maxTake, page.take) });
  const page = await loadPage({ take: first });
  return range.after === undefined ? toRangeRows([page]) : readOn(page, loadPage, first);
}

/** @param onPage called for each page after the first */
export function lazyListByKey<T>(load: LoadByKey<T>, onPage: () => void): LazyPagedList<T> {
  const loadNext: LoadByKey<T> = async ({ after }) => {
    const page = await load({ after, take });
    onPage();
    return page;
  };
  return lazyList(
    () => load({ after: "", take }),
    async (page): Promise<PagedResult<T>> => {
      const { rows, count, hasMore } = await readOn(page, loadNext, maximumRows);
      const isChanged = countOf(page) !== count;
      const hasWrongCount = !hasMore && !isChanged && rows.length !== count;
      if (hasWrongCount) reportWrongCount(page, rows.length);
      return { nodes: rows, totalCount: Math.max(count, rows.length), isTruncated: hasMore, hasWrongCount };
    },
  );
}

/** @throws UPSTREAM_ERROR for a page without cursors, and for one that ends at the cursor it began after */
async function readOn<T>(firstPage: Page<T>, load: LoadByKey<T>, first: number): Promise<RangeRows<T>> {
  const pages = [firstPage];
  for (let rows = 0, page = firstPage, after: string | undefined; ; ) {
    const { cursors, hasMore } = cursorsOf(page);
    const last = cursors.at(-1);
    if (hasMore && (last === undefined || last === after)) throw clientError("UPSTREAM_ERROR", unreadable);
    rows += page.data.length;
    if (!hasMore || rows >= first) return toRangeRows(pages);
    after = last;
    page = await load({ after, take: first - rows });
    pages.push(page);
  }
}

function cursorsOf<T>({ data, meta: { cursors, hasMore = false } }: Page<T>) {
  if (typeof hasMore !== "boolean" || cursors?.length !== data.length) throw clientError("UPSTREAM_ERROR", unreadable);
  return { cursors, hasMore };
}

function toRangeRows<T>(pages: Page<T>[]): RangeRows<T> {
  const read = pages.map(cursorsOf);
  const rows = pages.flatMap(({ data }) => data);
  const hasMore = read.at(-1)?.hasMore ?? false;
  return { rows, cursors: read.flatMap(({ cursors }) => cursors), count: pages.map(countOf).at(-1) ?? 0, hasMore };
}
