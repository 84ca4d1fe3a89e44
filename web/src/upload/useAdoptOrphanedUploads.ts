import { useEffect } from "react";
import { takeOverFiles } from "./pendingUploads.ts";
import { useUploads } from "./uploadsContext.ts";

/** Puts the files that did not get away before the page was left beside the others, not to be sent before that is wished. */
export function useAdoptOrphanedUploads() {
  const { hold } = useUploads();
  useEffect(() => void takeOverFiles().then(hold), [hold]);
}
