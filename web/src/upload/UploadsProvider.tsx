import { type ReactNode, useEffect } from "react";
import { isUnderWay, UploadsContext } from "./uploadsContext.ts";
import { useUploadQueue } from "./useUploadQueue.ts";

/** While a file is being sent, the browser asks before it closes the window. */
export function UploadsProvider({ children }: { children: ReactNode }) {
  const queue = useUploadQueue();
  const isSending = queue.uploads.some(isUnderWay);
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isSending]);
  return <UploadsContext value={queue}>{children}</UploadsContext>;
}
