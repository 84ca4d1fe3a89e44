import { type Box, lettersAt, numberAt } from "./heifBoxes.ts";

/** A part of an item, in the file or in the `idat` box. */
export type Extent = { offset: number; length: number; isInIdat: boolean };

/** Item types by id (`hvc1`, `Exif`, or `mime` for XMP), from the `infe` boxes. */
export function itemKinds(view: DataView, entries: readonly Box[]): Map<number, string> {
  return new Map(
    entries.map(({ start }) => {
      const idBytes = view.getUint8(start) >= 3 ? 4 : 2;
      return [numberAt(view, start + 4, idBytes), lettersAt(view, start + 6 + idBytes)] as const;
    }),
  );
}

/** The extents of each item, from the `iloc` box (ISO/IEC 14496-12, 8.11.3). */
export function itemExtents(view: DataView, { start }: Box): Map<number, Extent[]> {
  const version = view.getUint8(start);
  const sizes = view.getUint16(start + 4);
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexBytes = version === 0 ? 0 : sizes & 15;
  const idBytes = version < 2 ? 2 : 4;
  let at = start + 6;
  const next = (bytes: number) => {
    at += bytes;
    return numberAt(view, at - bytes, bytes);
  };
  const readExtent = (base: number, isInIdat: boolean): Extent => {
    next(indexBytes);
    return { offset: base + next(offsetBytes), length: next(lengthBytes), isInIdat };
  };
  const readItem = () => {
    const id = next(idBytes);
    const isInIdat = version > 0 && (next(2) & 15) === 1;
    next(2);
    const base = next(baseBytes);
    return [id, Array.from({ length: next(2) }, () => readExtent(base, isInIdat))] as const;
  };
  return new Map(Array.from({ length: next(idBytes) }, readItem));
}
