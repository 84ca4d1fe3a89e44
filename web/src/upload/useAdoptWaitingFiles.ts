import { useEffect } from "react";
import { takeOverFiles } from "./pendingUploads.ts";
import { isToBeResumed, useUploads } from "./uploadsContext.ts";

/** Takes over files of pages closed before the service answered. Returns true while a file is to be resumed. */
export function useAdoptWaitingFiles(): boolean {
  const { uploads, hold } = useUploads();
  useEffect(() => void takeOverFiles(({ awaitsConnection }) => awaitsConnection === true).then(hold), [hold]);
  return uploads.some(isToBeResumed);
}
