import type { CSSProperties } from "react";

/** Passes the level, from 1, to the style sheet. */
export function indent(level: number): CSSProperties {
  return { "--level": level } as CSSProperties;
}
