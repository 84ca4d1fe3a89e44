const maxBytes = 5_000_000;
export const limitPixels = 25_000_000;
const pictures = /\.(jpe?g|png|gif|svg)$/i;

export function logoFault({ name, size }: { name: string; size: number }): string | null {
  if (!pictures.test(name)) return "FILE_TYPE_NOT_ALLOWED";
  return size > maxBytes ? "FILE_TOO_LARGE" : null;
}
