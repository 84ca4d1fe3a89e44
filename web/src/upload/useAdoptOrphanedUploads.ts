import { useEffect } from "react";
import { takeOverFiles } from "./pendingUploads.ts";
import { useUploads } from "./uploadsContext.ts";

/** Adds the files of closed pages to the queue. They are sent on request, or without asking if `isToBeResumed`. */
export function useAdoptOrphanedUploads() {
  const { hold } = useUploads();
  useEffect(() => void takeOverFiles().then(hold), [hold]);
}
