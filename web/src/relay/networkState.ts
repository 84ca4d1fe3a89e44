import { useSyncExternalStore } from "react";

/**
 * Whether the gateway gave no answer when it was last asked; any answer, a failure too, is one. `shownAsOf` is when the oldest of the kept
 * answers came that are shown meanwhile, null for none.
 */
export type NetworkState = { readonly isOffline: boolean; readonly shownAsOf: number | null };

const online: NetworkState = { isOffline: false, shownAsOf: null };
let state = online;
const listeners = new Set<(now: NetworkState, before: NetworkState) => void>();

export const currentNetworkState = (): NetworkState => state;

export function noticeAnswer(): void {
  if (state.isOffline) set(online);
}

export function noticeNoAnswer(): void {
  if (!state.isOffline) set({ ...state, isOffline: true });
}

/** Takes notice that an answer of this age stands in for one that did not come. */
export function noticeShown(keptAt: number): void {
  set({ isOffline: true, shownAsOf: Math.min(keptAt, state.shownAsOf ?? keptAt) });
}

function set(next: NetworkState): void {
  const before = state;
  state = next;
  for (const listener of listeners) listener(next, before);
}

function onNetworkState(listener: (now: NetworkState, before: NetworkState) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls `listener` when the gateway answers again, with what was before; what it returns stops that. */
export const onReconnect = (listener: (before: NetworkState) => void): (() => void) =>
  onNetworkState((now, before) => {
    if (before.isOffline && !now.isOffline) listener(before);
  });

export const useNetworkState = (): NetworkState => useSyncExternalStore(onNetworkState, currentNetworkState);
