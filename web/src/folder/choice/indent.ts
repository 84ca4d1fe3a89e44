import type { CSSProperties } from "react";

/** Tells a tree's style sheet how deep an item lies; 1 is the outermost. */
export function indent(level: number): CSSProperties {
  return { "--level": level } as CSSProperties;
}
