import { sessionOwner } from "../session/userId.ts";
import { localStore } from "./webStorage.ts";

/** Something that was opened from the search, as it was called then. */
export type RecentPlace = {
  kind: string;
  title: string;
  place: string;
  path: string;
};

const key = "recent places";
const maxPlaces = 8;

/** The places that this person opened last, the latest first. Another person who signs in here is shown none of them. */
export function recentPlaces(): RecentPlace[] {
  try {
    const kept: unknown = JSON.parse(localStore.get(key) ?? "null");
    return isKept(kept) && kept.owner === sessionOwner() ? kept.places : [];
  } catch {
    return [];
  }
}

export function rememberPlace(place: RecentPlace): void {
  const others = recentPlaces().filter(({ path, kind }) => path !== place.path || kind !== place.kind);
  const places = [place, ...others].slice(0, maxPlaces);
  localStore.set(key, JSON.stringify({ owner: sessionOwner(), places }));
}

export function forgetPlaces(): void {
  localStore.remove(key);
}

function isKept(kept: unknown): kept is { owner: string | null; places: RecentPlace[] } {
  return typeof kept === "object" && kept !== null && "owner" in kept && "places" in kept && Array.isArray(kept.places);
}
