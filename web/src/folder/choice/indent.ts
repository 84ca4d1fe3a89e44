import type { CSSProperties } from "react";

/** The depth of an item for a tree's style sheet, from 1. */
export function indent(level: number): CSSProperties {
  return { "--level": level } as CSSProperties;
}
