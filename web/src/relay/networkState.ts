import { useSyncExternalStore } from "react";
import type { GraphQLSingularResponse } from "relay-runtime";
import { hasErrorCode } from "./failures.ts";

/** `isOffline`: the last request got no answer. `shownAsOf`: when the oldest cached answer shown was stored. */
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

/** Notes that the page shows an answer that was cached at `keptAt`. */
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

/** Calls `listener` with the previous state when the gateway answers again. Returns a function that stops listening. */
export const onReconnect = (listener: (before: NetworkState) => void): (() => void) =>
  onNetworkState((now, before) => {
    if (before.isOffline && !now.isOffline) listener(before);
  });

export const useNetworkState = (): NetworkState => useSyncExternalStore(onNetworkState, currentNetworkState);

const versionListeners = new Set<() => void>();
let isOutdated = false;

/** A newer gateway does not know the operations of a page that was loaded earlier. Such a page is outdated. */
export function noticeNewVersion(response: GraphQLSingularResponse): void {
  if (hasErrorCode(response, "DOCUMENT_UNKNOWN")) setOutdated(true);
}

/** Hides the notice about a newer version until the gateway refuses another operation as unknown. */
export function putOffNewVersion(): void {
  setOutdated(false);
}

export function onNewVersion(listener: () => void): () => void {
  versionListeners.add(listener);
  return () => versionListeners.delete(listener);
}

export function isClientOutdated(): boolean {
  return isOutdated;
}

function setOutdated(news: boolean): void {
  isOutdated = news;
  for (const listener of versionListeners) listener();
}

/** The share of the rate limit that background loading leaves to the page's own requests. */
const reserve = 0.2;

let pausedUntil = 0;

/** Reads the gateway's rate limit: `Retry-After` after a refusal, else the RateLimit headers. */
export function noticeRate(headers: Headers): void {
  const secondsOf = (name: string) => Number(headers.get(name)) || 0;
  const isScarce = Number(headers.get("ratelimit-remaining")) < reserve * Number(headers.get("ratelimit-limit"));
  const seconds = secondsOf("retry-after") || (isScarce ? secondsOf("ratelimit-reset") : 0);
  pausedUntil = seconds > 0 ? Date.now() + seconds * 1_000 : 0;
}

export const ratePauseMs = (): number => Math.max(0, pausedUntil - Date.now());
