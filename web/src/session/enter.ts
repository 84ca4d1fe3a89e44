// Longer than a page takes to come. A person who chose to stay, asked about what is not saved, is led away again later.
const underWayMs = 5_000;
let underWay: string | null = null;

/** Loads a page anew, so that no data of an earlier session stays in memory. Once only: a second call would abort the first load. */
export function enter(path: string): void {
  if (path === underWay) return;
  underWay = path;
  setTimeout(() => {
    underWay = null;
  }, underWayMs);
  window.location.assign(path);
}
