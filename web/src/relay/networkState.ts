import { useSyncExternalStore } from "react";

/**
 * Whether the gateway gave no answer when it was last asked; any answer, a failure too, is one. `shownAsOf` is when the oldest of the kept
 * answers came that are shown meanwhile, null for none.
 */
export type Connection = { readonly isOffline: boolean; readonly shownAsOf: number | null };

const online: Connection = { isOffline: false, shownAsOf: null };
let connection = online;
const listeners = new Set<(now: Connection, before: Connection) => void>();

export const currentConnection = (): Connection => connection;

export function noticeAnswer(): void {
  if (connection.isOffline) set(online);
}

export function noticeNoAnswer(): void {
  if (!connection.isOffline) set({ ...connection, isOffline: true });
}

/** Takes notice that an answer of this age stands in for one that did not come. */
export function noticeShown(keptAt: number): void {
  set({ isOffline: true, shownAsOf: Math.min(keptAt, connection.shownAsOf ?? keptAt) });
}

function set(next: Connection): void {
  const before = connection;
  connection = next;
  for (const listener of listeners) listener(next, before);
}

function onConnection(listener: (now: Connection, before: Connection) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls `listener` when the gateway answers again, with what was before; what it returns stops that. */
export const onReconnect = (listener: (before: Connection) => void): (() => void) =>
  onConnection((now, before) => {
    if (before.isOffline && !now.isOffline) listener(before);
  });

export const useConnection = (): Connection => useSyncExternalStore(onConnection, currentConnection);
