import type { Random } from "../seededRandom.ts";
import type { Colour, Raster } from "./raster.ts";

const { ceil, floor } = Math;

const PATCH = 90;

/** Fills the raster with a rough surface: slow patches of light and dark, and a grain of about `grain` levels. */
export function paintGround(raster: Raster, colour: Colour, grain: number, random: Random): void {
  const columns = ceil(raster.width / PATCH) + 2;
  const rows = ceil(raster.height / PATCH) + 2;
  const patches = Float32Array.from({ length: columns * rows }, () => random.between(-11, 11));
  for (let y = 0; y < raster.height; y++) {
    for (let x = 0; x < raster.width; x++) {
      const shade = patchAt(patches, columns, x / PATCH, y / PATCH) + (random.next() - 0.5) * grain;
      const at = (y * raster.width + x) * 3;
      raster.data[at] = colour[0] + shade;
      raster.data[at + 1] = colour[1] + shade;
      raster.data[at + 2] = colour[2] + shade;
    }
  }
}

function patchAt(patches: Float32Array, columns: number, x: number, y: number): number {
  const left = floor(x);
  const top = floor(y);
  const across = smooth(x - left);
  const down = smooth(y - top);
  const at = (column: number, row: number) => patches[row * columns + column] ?? 0;
  const upper = at(left, top) + (at(left + 1, top) - at(left, top)) * across;
  const lower = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * across;
  return upper + (lower - upper) * down;
}

const smooth = (part: number) => part * part * (3 - 2 * part);
