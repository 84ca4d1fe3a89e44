import { localStore } from "../storage/webStorage.ts";
import { sessionOwner, userId } from "./userId.ts";

const key = "session owner";

/**
 * The user and company of the session, or of the last one that nobody ended. Closing the browser drops the cookies, and
 * nobody can sign in offline.
 */
export const lastOwner = (): string | null => sessionOwner() ?? localStore.get(key);

export const lastUserId = (): string => userId() || (lastOwner() ?? "").replace(/ .*/, "");

/** Remembers the user for a browser that starts offline. */
export function rememberOwner(): void {
  const owner = sessionOwner();
  if (owner !== null) localStore.set(key, owner);
}

export function forgetOwner(): void {
  localStore.remove(key);
}
