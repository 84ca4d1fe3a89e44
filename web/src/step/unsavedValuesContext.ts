import { createContext, use } from "react";
import type { UnsavedValues } from "./unsavedValues.ts";

/** Lives above the pages, so that values wait and are sent whatever page is shown. */
export const UnsavedValuesContext = createContext<UnsavedValues | null>(null);

export function useUnsavedValues(): UnsavedValues {
  const unsaved = use(UnsavedValuesContext);
  if (!unsaved) throw new Error("A measurement field needs the unsaved values' provider above it");
  return unsaved;
}
