// Longer than a page takes to come. A person who chose to stay, asked about what is not saved, is led away again later.
const underWayMs = 5_000;
let underWay: string | null = null;

/**
 * Loads a page from the start, so that no data of an earlier session survives in memory. Once: several requests that are refused at the same
 * time lead to one page, and each would break off the loading that the one before began.
 */
export function enter(path: string): void {
  if (path === underWay) return;
  underWay = path;
  setTimeout(() => {
    underWay = null;
  }, underWayMs);
  window.location.assign(path);
}
