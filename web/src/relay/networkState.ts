import { useSyncExternalStore } from "react";
import type { GraphQLSingularResponse } from "relay-runtime";
import { hasErrorCode } from "./failures.ts";

/**
 * `isOffline`: the gateway gave no answer to the last request; a failure is an answer. `shownAsOf` is the age of the oldest cached answer
 * on the page, null for none.
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

/** Calls `listener` with the state before when the gateway answers again; returns a function that stops this. */
export const onReconnect = (listener: (before: NetworkState) => void): (() => void) =>
  onNetworkState((now, before) => {
    if (before.isOffline && !now.isOffline) listener(before);
  });

export const useNetworkState = (): NetworkState => useSyncExternalStore(onNetworkState, currentNetworkState);

const versionListeners = new Set<() => void>();
let isOutdated = false;

/** Takes notice when the gateway no longer knows an operation of this client: a newer one was installed since the page was loaded. */
export function noticeNewVersion(response: GraphQLSingularResponse): void {
  if (hasErrorCode(response, "DOCUMENT_UNKNOWN")) setOutdated(true);
}

/** Keeps the old client for now; the next unknown operation shows the notice again. */
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

/** The share of a minute's operations that a run of many leaves for what the person opens meanwhile. */
const reserve = 0.2;

let pausedUntil = 0;

/** Takes notice of the gateway's rate limit, which each answer tells: by `Retry-After` once it refuses, by the RateLimit headers before. */
export function noticeRate(headers: Headers): void {
  const secondsOf = (name: string) => Number(headers.get(name)) || 0;
  const isScarce = Number(headers.get("ratelimit-remaining")) < reserve * Number(headers.get("ratelimit-limit"));
  const seconds = secondsOf("retry-after") || (isScarce ? secondsOf("ratelimit-reset") : 0);
  pausedUntil = seconds > 0 ? Date.now() + seconds * 1_000 : 0;
}

/** How long a run of many operations should wait before its next one. */
export const ratePauseMs = (): number => Math.max(0, pausedUntil - Date.now());
