import { clientError, RestProblem } from "../rest/errors.ts";
import { type KeyRange, type LoadByKey, readByKey } from "../rest/keyset.ts";
import { countOf, type LoadPage, readRange } from "../rest/paging.ts";
import { hasFeature } from "./features.ts";

type Arguments = { first: number; after?: string | null; last?: number | null; before?: string | null };
type Window = { first: number; skip: number };

const maxEdges = 100;

/**
 * `last` counts back from `before`, or from the list's end.
 * @throws BAD_USER_INPUT for a size outside 1 to `maxFirst` or a bad cursor
 */
export function readWindow(
  { first, after, last, before }: Arguments,
  totalCount: number = Number.POSITIVE_INFINITY,
  maxFirst: number = maxEdges,
): Window {
  const size = last ?? first;
  if (size < 1 || size > maxFirst) {
    throw clientError("BAD_USER_INPUT", `${last == null ? "first" : "last"} must be from 1 to ${maxFirst}.`);
  }
  const start = after == null ? 0 : offsetOf(after, "after");
  const end = Math.min(before == null ? totalCount : offsetOf(before, "before") - 1, totalCount);
  const skip = last == null ? start : Math.max(start, end - last);
  return { skip, first: Math.max(0, Math.min(size, end - skip)) };
}

type PageSizes = { maxTake: number; maxFirst: number };

/** Reads by cursor if the service can, else by offset. @throws NOT_IMPLEMENTED if the service ignores `updatedSince` */
export async function loadConnection<T extends object>(
  context: Parameters<typeof hasFeature>[0],
  args: Arguments & { updatedSince?: string | null },
  load: LoadPage<T> & LoadByKey<T>,
  { maxTake = maxEdges, feature = "listCursors" }: { maxTake?: number; feature?: "cursors" | "listCursors" } = {},
) {
  const isByKey = await hasFeature(context, feature);
  // If the service allows larger pages of a list, so does the gateway.
  const maxFirst = Math.max(maxEdges, maxTake);
  const page = { maxTake, maxFirst };
  const connection = isByKey ? await loadByKey(args, load, page) : await loadByOffset(args, load, page);
  const rows: { updatedAt?: string }[] = connection.edges.map(({ node }) => node);
  requireUpdatedSince(rows, args.updatedSince);
  return connection;
}

/** Copies each row's fields to its edge, for lists whose edges have more fields than their nodes. */
export function withEdgeFields<T extends object, C extends { cursor: string }, P extends object>(
  connection: P & { edges: (C & { node: T })[] },
) {
  return { ...connection, edges: connection.edges.map((edge) => ({ ...edge.node, ...edge })) };
}

async function loadByOffset<T extends object>(args: Arguments, load: LoadPage<T>, { maxTake, maxFirst }: PageSizes) {
  const countRows = async () => countOf(await load({ skip: 0, take: 1 }));
  const isFromEnd = args.last != null && args.before == null;
  // Refuses impossible arguments before the first request.
  readWindow(args, 0, maxFirst);
  const totalCount = isFromEnd ? await countRows() : undefined;
  const window = readWindow(args, totalCount, maxFirst);
  const { rows, count } =
    window.first > 0 ? await readRange(load, window, maxTake) : { rows: [], count: totalCount ?? (await countRows()) };
  return connectionOfPage(rows, count, window);
}

async function loadByKey<T>(args: Arguments, load: LoadByKey<T>, { maxTake, maxFirst }: PageSizes) {
  const { last, before } = args;
  const { first } = readWindow({ first: last ?? args.first }, Number.POSITIVE_INFINITY, maxFirst);
  const range = toKeyRange(args);
  const { rows, cursors, count, hasMore } = await readByKey(load, { ...range, first, maxTake }).catch(refuseCursor);
  const [isAfter, isBefore] = [Boolean(args.after) && count > 0, Boolean(before) && count > 0];
  return {
    edges: rows.map((node, index) => ({ node, cursor: cursors[index] ?? "" })),
    totalCount: Math.max(count, rows.length),
    pageInfo: {
      hasNextPage: last == null ? hasMore || isBefore : isBefore,
      hasPreviousPage: last == null ? isAfter : hasMore,
      startCursor: cursors.at(0) ?? null,
      endCursor: cursors.at(-1) ?? null,
    },
  };
}

/** @throws BAD_USER_INPUT for an offset as cursor, and for `last` with `after`, which no service offers */
function toKeyRange({ after, last, before }: Arguments): KeyRange {
  for (const [argument, cursor] of [
    ["after", after],
    ["before", before],
  ] as const) {
    if (cursor === "") throw invalidCursor(argument);
    if (cursor && isOffset(cursor)) throw clientError("BAD_USER_INPUT", `${argument} ${offsetRefused} ${argument}.`);
  }
  if (last == null) return { after: after ?? "", ...(before && { before }) };
  if (after) throw clientError("BAD_USER_INPUT", "last goes with before, and not with after.");
  return { before: before ?? "" };
}

const offsetRefused =
  "is a cursor of another list, or of this one as it was before: an offset, after which rows could be missed. Begin without";

function refuseCursor(error: unknown): never {
  const details = error instanceof RestProblem ? (error.problem?.details ?? []) : [];
  const refused = details.find(({ field }) => field === "after" || field === "before");
  if (!refused) throw error;
  const reason = "is no cursor of this list in this order, with these filters and of this company. Begin without it.";
  throw clientError("BAD_USER_INPUT", `${refused.field} ${reason}`);
}

export const emptyConnection = <T = never>({ first, last }: Arguments) =>
  connectionOf<T>([], readWindow({ first: last ?? first }));

export function connectionOf<T>(rows: readonly T[], window: Window) {
  return connectionOfPage(rows.slice(window.skip, window.skip + window.first), rows.length, window);
}

export function connectionOfPage<T>(rows: readonly T[], totalCount: number, { first, skip }: Window) {
  const edges = rows.map((node, index) => ({ node, cursor: cursorOf(skip + index + 1) }));
  const end = skip + rows.length;
  // If `totalCount` is too small, a full page may have rows after it. An empty page has no cursor to continue from.
  const mayHaveMore = totalCount < end ? rows.length === first : totalCount > end && (rows.length > 0 || first === 0);
  return {
    edges,
    totalCount: rows.length > 0 ? Math.max(totalCount, end) : totalCount,
    pageInfo: {
      hasNextPage: mayHaveMore,
      hasPreviousPage: skip > 0 && totalCount > 0,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

const cursorOf = (offset: number) => Buffer.from(`offset:${offset}`).toString("base64url");

type CursorArgument = "after" | "before";

// Cursors of earlier versions begin with "place:".
const offsetPattern = /^(?:offset|place):([1-9]\d{0,8})$/;

function offsetOf(cursor: string, argument: CursorArgument): number {
  const offset = offsetPattern.exec(decode(cursor))?.[1];
  if (!offset) throw invalidCursor(argument);
  return Number(offset);
}

const isOffset = (cursor: string) => /^(?:offset|place):/.test(decode(cursor));

const decode = (cursor: string) => Buffer.from(cursor, "base64url").toString();

export const invalidCursor = (argument: CursorArgument) =>
  clientError("BAD_USER_INPUT", `${argument} must be a cursor of this list.`);

/** @throws NOT_IMPLEMENTED for a row that is older or has no `updatedAt`: the service then ignores the filter */
export function requireUpdatedSince(rows: readonly { updatedAt?: string }[], since: string | null | undefined): void {
  if (!since || rows.every(({ updatedAt }) => updatedAt && Date.parse(updatedAt) >= Date.parse(since))) return;
  throw clientError("NOT_IMPLEMENTED", "The warranty service of this installation does not tell what has changed.");
}
