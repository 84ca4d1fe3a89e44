import { localStore } from "../storage/webStorage.ts";
import { userId } from "./userId.ts";

const key = "sessionEnded";

/** Makes the other tabs leave: setting the key causes a storage event there. The key is not needed afterwards. */
export function tellOtherTabs(): void {
  localStore.set(key, "yes");
  localStore.remove(key);
}

/** Calls `leave` when another tab ends the session, or "back" restores a page of an ended session. */
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
