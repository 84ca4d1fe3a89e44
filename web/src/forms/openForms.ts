import { useEffect } from "react";
import { userId } from "../session/userId.ts";

const prefix = () => `form of ${userId()} `;

/** Tells other tabs about a form with unsaved changes, by a Web Lock: the browser releases it when the page goes. */
export function useOpenForm(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty || !("locks" in navigator)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    void navigator.locks.request(prefix() + crypto.randomUUID(), () => promise);
    return resolve;
  }, [isDirty]);
}

/** The number of this person's forms with unsaved changes, in all tabs of the browser. */
export async function countOpenForms(): Promise<number> {
  if (!("locks" in navigator)) return 0;
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name }) => name?.startsWith(prefix())).length;
}
