import { useEffect } from "react";
import { takeOverFiles } from "./pendingUploads.ts";
import { useUploads } from "./uploadsContext.ts";

/** Adds files that a closed page left to the queue; they are sent on request only. */
export function useAdoptOrphanedUploads() {
  const { hold } = useUploads();
  useEffect(() => void takeOverFiles().then(hold), [hold]);
}
