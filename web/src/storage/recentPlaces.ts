import { sessionOwner } from "../session/userId.ts";
import { localStore } from "./webStorage.ts";

/** A place opened from the search, with its name at that time. */
export type RecentPlace = {
  kind: string;
  title: string;
  place: string;
  path: string;
};

const key = "recent places";
const maxPlaces = 8;

/** The user's last places, latest first. Other users of this browser do not see them. */
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
