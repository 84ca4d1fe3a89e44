export type Colour = readonly [red: number, green: number, blue: number];
export type Point = readonly [x: number, y: number];

/** Red, green, blue per pixel, row by row. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

export function createRaster(width: number, height: number): Raster {
  return { width, height, data: new Uint8ClampedArray(width * height * 3) };
}

export function blend(raster: Raster, x: number, y: number, colour: Colour, cover: number): void {
  const at = (y * raster.width + x) * 3;
  for (let channel = 0; channel < 3; channel++) {
    const below = raster.data[at + channel] ?? 0;
    raster.data[at + channel] = below + ((colour[channel] ?? 0) - below) * cover;
  }
}

export function fillRectangle(raster: Raster, [left, top]: Point, [right, bottom]: Point, colour: Colour, cover = 1) {
  const first = [Math.max(0, Math.round(left)), Math.max(0, Math.round(top))] as const;
  const last = [Math.min(raster.width, right), Math.min(raster.height, bottom)] as const;
  for (let y = first[1]; y < last[1]; y++) {
    for (let x = first[0]; x < last[0]; x++) blend(raster, x, y, colour, cover);
  }
}
