/** Loads the code for a report only when a page crashes. */
export function noticeCrash(error: unknown): void {
  import("./reportCrash.ts").then(({ reportCrash }) => reportCrash(error)).catch(() => {});
}

/** Reports errors that no code catches. `onCaughtError` and the router's error page report the others. */
export function watchCrashes(): void {
  window.addEventListener("error", ({ error }) => noticeCrash(error));
  window.addEventListener("unhandledrejection", ({ reason }) => noticeCrash(reason));
}

/** Replaces React's own handler, so it also writes the error to the console. */
export function onCaughtError(error: unknown): void {
  console.error(error);
  noticeCrash(error);
}
