import { createRaster, type Raster } from "./raster.ts";

const WIDTH = 1200;
const HEIGHT = 900;

/** Looks at a floor as a person does who stands at its edge: farther rows are narrower, corners are darker. */
export function photograph(floor: Raster, tilt: number): Raster {
  const photo = createRaster(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    const near = y / HEIGHT;
    const scale = 1 - tilt + tilt * near;
    const sourceY = (near / scale) * (floor.height - 2);
    for (let x = 0; x < WIDTH; x++) {
      const aside = x / WIDTH - 0.5;
      const sourceX = (0.5 + (aside * (1 - tilt * 0.45)) / (scale + tilt * 0.55)) * (floor.width - 2);
      const light = 1.06 - 0.5 * (aside * aside + (near - 0.45) ** 2) * 0.9;
      copyPixel(floor, sourceX, sourceY, photo, (y * WIDTH + x) * 3, light);
    }
  }
  return photo;
}

function copyPixel(floor: Raster, x: number, y: number, photo: Raster, to: number, light: number): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = x - left;
  const down = y - top;
  const at = (top * floor.width + left) * 3;
  const below = at + floor.width * 3;
  for (let channel = 0; channel < 3; channel++) {
    const upper = mix(floor.data[at + channel], floor.data[at + channel + 3], across);
    const lower = mix(floor.data[below + channel], floor.data[below + channel + 3], across);
    photo.data[to + channel] = mix(upper, lower, down) * light;
  }
}

const mix = (first = 0, second = 0, part = 0) => first + (second - first) * part;
