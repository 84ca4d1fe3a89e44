/** A box of an ISO base media file; `start` and `end` enclose its content. */
export type Box = { type: string; start: number; end: number };

/** @throws RangeError if a box exceeds the range */
export function boxesIn(view: DataView, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const short = view.getUint32(at);
    const size = short === 1 ? Number(view.getBigUint64(at + 8)) : short || to - at;
    const start = at + (short === 1 ? 16 : 8);
    if (size < start - at || at + size > to) throw new RangeError("A box does not fit into its file");
    boxes.push({ type: lettersAt(view, at + 4), start, end: at + size });
    at += size;
  }
  return boxes;
}

export function lettersAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
}

/** An unsigned number of 0, 2, 4 or 8 bytes; HEIF files state the size. */
export function numberAt(view: DataView, at: number, bytes: number): number {
  if (bytes === 0) return 0;
  if (bytes === 2) return view.getUint16(at);
  return bytes === 4 ? view.getUint32(at) : Number(view.getBigUint64(at));
}
