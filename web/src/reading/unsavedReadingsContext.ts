import { createContext, use } from "react";
import type { UnsavedReadings } from "./unsavedReadings.ts";

/** The context is above the pages, so that values are sent whichever page is shown. */
export const UnsavedReadingsContext = createContext<UnsavedReadings | null>(null);

export function useUnsavedReadings(): UnsavedReadings {
  const unsaved = use(UnsavedReadingsContext);
  if (!unsaved) throw new Error("A measurement field needs the unsaved values' provider above it");
  return unsaved;
}
