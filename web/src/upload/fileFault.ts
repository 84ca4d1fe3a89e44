const maxBytes = 25_000_000;

export function fileFault({ size }: File): "FILE_EMPTY" | "FILE_TOO_LARGE" | null {
  if (size === 0) return "FILE_EMPTY";
  return size > maxBytes ? "FILE_TOO_LARGE" : null;
}
