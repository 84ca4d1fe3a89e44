import { useEffect } from "react";
import { takeOverFiles } from "./pendingUploads.ts";
import { isToBeResumed, useUploads } from "./uploadsContext.ts";

/** Adopts, on every page, files that got no answer before their page was left. True while some are to be sent. */
export function useAdoptWaitingFiles(): boolean {
  const { uploads, hold } = useUploads();
  useEffect(() => void takeOverFiles(({ awaitsConnection }) => awaitsConnection === true).then(hold), [hold]);
  return uploads.some(isToBeResumed);
}
