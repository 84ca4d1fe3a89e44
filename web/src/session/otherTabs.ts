import { localStore } from "../storage/webStorage.ts";
import { userId } from "./userId.ts";

const key = "sessionEnded";

/** Has the other tabs of this browser leave too. Nothing of it stays in the storage. */
export function tellOtherTabs(): void {
  localStore.set(key, "yes");
  localStore.remove(key);
}

/**
 * Calls `leave` when another tab ends the session, and when the Back button restores a page of a session that has ended. Returns a function
 * that stops this.
 */
export function onEndedElsewhere(leave: () => void): () => void {
  const shownTo = userId();
  const listen = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) leave();
  };
  const compare = ({ persisted }: PageTransitionEvent) => {
    if (persisted && userId() !== shownTo) leave();
  };
  window.addEventListener("storage", listen);
  window.addEventListener("pageshow", compare);
  return () => {
    window.removeEventListener("storage", listen);
    window.removeEventListener("pageshow", compare);
  };
}
