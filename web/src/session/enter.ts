// A page loads faster than this. A later call loads again, because the browser may have let the person stay.
const underWayMs = 5_000;
let underWay: string | null = null;

/** Reloads the app, so that no data of an earlier session stays. A second call would abort the first load. */
export function enter(path: string): void {
  if (path === underWay) return;
  underWay = path;
  setTimeout(() => {
    underWay = null;
  }, underWayMs);
  window.location.assign(path);
}
