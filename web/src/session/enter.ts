/** Loads a page from the start, so that no data of an earlier session survives in memory. */
export function enter(path: string): void {
  window.location.assign(path);
}
