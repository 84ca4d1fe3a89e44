import type { CSSProperties } from "react";

/** The level starts at 1. The style sheet reads it as a variable. */
export function indent(level: number): CSSProperties {
  return { "--level": level } as CSSProperties;
}
