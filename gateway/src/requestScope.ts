import { AsyncLocalStorage } from "node:async_hooks";

/** Carries the request id to where no context reaches: the formatting of errors. */
export const requestScope = new AsyncLocalStorage<{ requestId: string }>();
