import { useEffect } from "react";
import { userId } from "../session/userId.ts";

const prefix = () => `form of ${userId()} `;

/** Unsaved changes hold a Web Lock, which other tabs can see. The browser releases the lock when the page closes. */
export function useOpenForm(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty || !("locks" in navigator)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    void navigator.locks.request(prefix() + crypto.randomUUID(), () => promise);
    return resolve;
  }, [isDirty]);
}

/** Counts this user's forms with unsaved changes in all tabs. */
export async function countOpenForms(): Promise<number> {
  if (!("locks" in navigator)) return 0;
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name }) => name?.startsWith(prefix())).length;
}
