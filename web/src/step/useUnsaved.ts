import { createContext, use } from "react";
import type { UnsavedReadings } from "./keptReadings.ts";

/** Lives as long as the installation's panel, so that going to another step while a saving fails loses nothing. */
export const UnsavedContext = createContext<UnsavedReadings | null>(null);

export function useUnsaved(): UnsavedReadings {
  const unsaved = use(UnsavedContext);
  if (!unsaved) throw new Error("A measurement field needs the installation panel above it");
  return unsaved;
}
