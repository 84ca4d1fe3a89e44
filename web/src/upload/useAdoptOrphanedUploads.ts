import { useEffect } from "react";
import { takeOverFiles } from "./pendingUploads.ts";
import { useUploads } from "./uploadsContext.ts";

/** Adds the files of closed pages to the queue; they are only sent on request. */
export function useAdoptOrphanedUploads() {
  const { hold } = useUploads();
  useEffect(() => void takeOverFiles().then(hold), [hold]);
}
