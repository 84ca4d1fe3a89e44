import { createContext, use } from "react";
import type { UnsavedReadings } from "./unsavedReadings.ts";

/** Lives above the pages, so that values wait and are sent whatever page is shown. */
export const UnsavedReadingsContext = createContext<UnsavedReadings | null>(null);

export function useUnsavedReadings(): UnsavedReadings {
  const unsaved = use(UnsavedReadingsContext);
  if (!unsaved) throw new Error("A measurement field needs the unsaved values' provider above it");
  return unsaved;
}
