import { useEffect } from "react";
import { takeOverFiles } from "./pendingUploads.ts";
import { isToBeResumed, useUploads } from "./uploadsContext.ts";

/** Takes over, wherever the person is, the files that nothing answered to before the page was left. True while some are to be sent again. */
export function useAdoptWaitingFiles(): boolean {
  const { uploads, hold } = useUploads();
  useEffect(() => void takeOverFiles(({ awaitsConnection }) => awaitsConnection === true).then(hold), [hold]);
  return uploads.some(isToBeResumed);
}
