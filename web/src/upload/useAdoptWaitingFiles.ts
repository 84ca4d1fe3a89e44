import { useEffect } from "react";
import { takeOverFiles } from "./pendingUploads.ts";
import { isToBeResumed, useUploads } from "./uploadsContext.ts";

/** Adopts files whose page was closed before the service answered. True while some wait to be sent. */
export function useAdoptWaitingFiles(): boolean {
  const { uploads, hold } = useUploads();
  useEffect(() => void takeOverFiles(({ awaitsConnection }) => awaitsConnection === true).then(hold), [hold]);
  return uploads.some(isToBeResumed);
}
