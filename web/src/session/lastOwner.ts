import { localStore } from "../storage/webStorage.ts";
import { sessionOwner, userId } from "./userId.ts";

const key = "session owner";

/**
 * User and company of the session, or of the last one here that was not ended: cookies go when the browser is closed, and nobody can sign
 * in without a network.
 */
export const lastOwner = (): string | null => sessionOwner() ?? localStore.get(key);

export const lastUserId = (): string => userId() || (lastOwner() ?? "").replace(/ .*/, "");

/** Remembers whose session this is, for a browser that is started without a network. */
export function rememberOwner(): void {
  const owner = sessionOwner();
  if (owner !== null) localStore.set(key, owner);
}

export function forgetOwner(): void {
  localStore.remove(key);
}
