import { useEffect } from "react";
import { userId } from "../session/userId.ts";

const prefix = () => `form of ${userId()} `;

/** Tells other tabs about unsaved changes by a Web Lock, which the browser releases when the page closes. */
export function useOpenForm(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty || !("locks" in navigator)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    void navigator.locks.request(prefix() + crypto.randomUUID(), () => promise);
    return resolve;
  }, [isDirty]);
}

/** The number of this user's forms with unsaved changes, in all tabs. */
export async function countOpenForms(): Promise<number> {
  if (!("locks" in navigator)) return 0;
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name }) => name?.startsWith(prefix())).length;
}
