import { useEffect } from "react";
import { useBlocker } from "react-router";
import { DiscardModal } from "./DiscardModal.tsx";
import { useOpenForm } from "./openForms.ts";

/** Asks before a page with typed text is left. For reload and closing, the browser asks. */
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
