import { AsyncLocalStorage } from "node:async_hooks";

/** Carries the request's id to where Apollo gives no context: the formatting of errors. */
export const requestScope = new AsyncLocalStorage<string>();
