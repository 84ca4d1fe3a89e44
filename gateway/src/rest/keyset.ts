import { clientError, unreadable } from "../errors.ts";
import { countOf, type LazyPagedList, lazyList, maximumRows, type PagedResult, take } from "./paging.ts";
import { tellWrongCount } from "./wrongCounts.ts";

type Page<T> = { data: T[]; meta: { count: number; cursors?: string[]; hasMore?: boolean } };
export type LoadAfter<T> = (range: { after: string; take: number }) => Promise<Page<T>>;
type Reading<T> = { rows: T[]; cursors: string[]; count: number; hasMore: boolean };

/** Reads page after page by cursor, so that rows that come and go meanwhile move no others (keyset pagination). */
export async function readAfter<T>(
  load: LoadAfter<T>,
  { after, first }: { after: string; first: number },
): Promise<Reading<T>> {
  return readOn(await load({ after, take: Math.min(take, first) }), load, first);
}

/** @param onPage called for each page after the first */
export function lazyListByKey<T>(load: LoadAfter<T>, onPage: () => void): LazyPagedList<T> {
  const loadNext: LoadAfter<T> = async (range) => {
    const page = await load(range);
    onPage();
    return page;
  };
  return lazyList(
    () => load({ after: "", take }),
    async (page): Promise<PagedResult<T>> => {
      const { rows, count, hasMore } = await readOn(page, loadNext, maximumRows);
      const isChanged = countOf(page) !== count;
      const hasWrongCount = !hasMore && !isChanged && rows.length !== count;
      if (hasWrongCount) tellWrongCount(page, rows.length);
      return { nodes: rows, totalCount: Math.max(count, rows.length), isTruncated: hasMore, hasWrongCount };
    },
  );
}

/** @throws UPSTREAM_ERROR for a page without its cursors, or one that does not go on */
async function readOn<T>(firstPage: Page<T>, load: LoadAfter<T>, first: number): Promise<Reading<T>> {
  const pages = [firstPage];
  for (let rows = 0, page = firstPage, after: string | undefined; ; ) {
    const { cursors, hasMore = false } = page.meta;
    const last = cursors?.at(-1);
    if (
      typeof hasMore !== "boolean" ||
      cursors?.length !== page.data.length ||
      (hasMore && (last === undefined || last === after))
    )
      throw clientError("UPSTREAM_ERROR", unreadable);
    rows += page.data.length;
    if (!hasMore || last === undefined || rows >= first) return toReading(pages, hasMore);
    after = last;
    page = await load({ after, take: Math.min(take, first - rows) });
    pages.push(page);
  }
}

function toReading<T>(pages: Page<T>[], hasMore: boolean): Reading<T> {
  const rows = pages.flatMap(({ data }) => data);
  const cursors = pages.flatMap(({ meta }) => meta.cursors ?? []);
  return { rows, cursors, count: pages.map(countOf).at(-1) ?? 0, hasMore };
}
