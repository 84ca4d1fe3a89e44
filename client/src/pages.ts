import { ApiError } from "./ApiError.ts";

export type Connection<Row> = {
  edges: readonly { node: Row }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
};

/** @throws ApiError INVALID_PAGE without a connection, or if a page ends where it began, as reading would never end */
export async function* readPages<Page extends Connection<unknown>>(
  after: string | null,
  load: (after: string | null) => Promise<Page | null | undefined>,
): AsyncGenerator<Page, void, undefined> {
  for (let cursor = after, isLast = false; !isLast; ) {
    const page = await load(cursor);
    if (!page) throw invalidPage("The answer has no connection at this place.");
    yield page;
    const { hasNextPage, endCursor } = page.pageInfo;
    isLast = !hasNextPage;
    if (hasNextPage && (endCursor ?? cursor) === cursor)
      throw invalidPage("The next page begins where this one did. Does the document use `after: $after`?");
    cursor = endCursor ?? cursor;
  }
}

const invalidPage = (message: string) => new ApiError(message, { codes: ["INVALID_PAGE"], isUndone: true });
