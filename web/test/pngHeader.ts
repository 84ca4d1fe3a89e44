export function pngHeader(width: number, height: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(29));
  for (const [index, word] of [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height, 0x08020000].entries())
    view.setUint32(index * 4, word);
  return new Uint8Array(view.buffer);
}
