import { clientError } from "./errors.ts";

type Arguments = { first: number; after?: string | null };
type Window = { first: number; skip: number };

const maxEdges = 100;

/** @throws BAD_USER_INPUT for a page size outside 1 to 100 and for a malformed cursor */
export function readWindow({ first, after }: Arguments): Window {
  if (first < 1 || first > maxEdges) throw clientError("BAD_USER_INPUT", `first must be from 1 to ${maxEdges}.`);
  return { first, skip: after ? placeOf(after) : 0 };
}

export function connectionOf<T>(rows: readonly T[], window: Window) {
  return connectionOfPage(rows.slice(window.skip, window.skip + window.first), rows.length, window);
}

export function connectionOfPage<T>(rows: readonly T[], totalCount: number, { first, skip }: Window) {
  const edges = rows.map((node, index) => ({ node, cursor: cursorOf(skip + index + 1) }));
  return {
    edges,
    totalCount,
    pageInfo: {
      hasNextPage: totalCount > skip + first,
      hasPreviousPage: skip > 0 && totalCount > 0,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

function cursorOf(place: number): string {
  return Buffer.from(`place:${place}`).toString("base64url");
}

function placeOf(cursor: string): number {
  const place = /^place:([1-9]\d{0,8})$/.exec(Buffer.from(cursor, "base64url").toString())?.[1];
  if (!place) throw clientError("BAD_USER_INPUT", "after must be a cursor of this list.");
  return Number(place);
}
