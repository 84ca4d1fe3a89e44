import { useEffect } from "react";
import { useBlocker } from "react-router";
import { DiscardModal } from "./DiscardModal.tsx";
import { useOpenForm } from "./openForms.ts";

/** Asks before the person leaves a page with typed text. The browser asks before a reload or before the page closes. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  useOpenForm(isDirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
  if (blocker.state !== "blocked") return null;
  return <DiscardModal onKeep={() => blocker.reset()} onDiscard={() => blocker.proceed()} />;
}
