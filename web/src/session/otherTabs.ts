const key = "sessionEnded";

/** Has the other tabs of this browser leave too. Nothing of it stays in the storage. */
export function tellOtherTabs(): void {
  localStorage.setItem(key, "yes");
  localStorage.removeItem(key);
}

/** Calls `leave` when another tab has ended the session; what it returns stops that. */
export function onEndedElsewhere(leave: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) leave();
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}
