import { localStore } from "../storage/webStorage.ts";
import { sessionOwner, userId } from "./userId.ts";

const key = "session owner";

/** The user's and company's ids, stored beyond the session, because nobody can sign in offline. */
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
