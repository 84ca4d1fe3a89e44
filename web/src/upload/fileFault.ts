const maxBytes = 25_000_000;

/** Why a file is not worth sending; null when nothing speaks against it. */
export function fileFault({ size }: File): "FILE_EMPTY" | "FILE_TOO_LARGE" | null {
  if (size === 0) return "FILE_EMPTY";
  return size > maxBytes ? "FILE_TOO_LARGE" : null;
}
