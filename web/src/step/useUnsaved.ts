import { createContext, use } from "react";

/**
 * What was typed and is not saved yet, by step entry and quantity. Lives as long as the installation's panel, so that going to
 * another step while a saving fails loses nothing.
 */
export const UnsavedContext = createContext<Map<string, string> | null>(null);

export function useUnsaved(): Map<string, string> {
  const unsaved = use(UnsavedContext);
  if (!unsaved) throw new Error("A measurement field needs the installation panel above it");
  return unsaved;
}
