import { createRaster, type Raster } from "./raster.ts";

// Taken out of Math once: where globals are slow to reach, as inside a test runner, a million look-ups are felt.
const { floor } = Math;

const WIDTH = 1200;
const HEIGHT = 900;

/** Looks at a floor as a person does who stands at its edge: farther rows are narrower, corners are darker. */
export function photograph(ground: Raster, tilt: number): Raster {
  const photo = createRaster(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    const near = y / HEIGHT;
    const scale = 1 - tilt + tilt * near;
    const sourceY = (near / scale) * (ground.height - 2);
    for (let x = 0; x < WIDTH; x++) {
      const aside = x / WIDTH - 0.5;
      const sourceX = (0.5 + (aside * (1 - tilt * 0.45)) / (scale + tilt * 0.55)) * (ground.width - 2);
      const light = 1.06 - 0.5 * (aside * aside + (near - 0.45) ** 2) * 0.9;
      copyPixel(ground, sourceX, sourceY, photo, (y * WIDTH + x) * 3, light);
    }
  }
  return photo;
}

function copyPixel(ground: Raster, x: number, y: number, photo: Raster, to: number, light: number): void {
  const left = floor(x);
  const top = floor(y);
  const across = x - left;
  const down = y - top;
  const at = (top * ground.width + left) * 3;
  const below = at + ground.width * 3;
  for (let channel = 0; channel < 3; channel++) {
    const upper = mix(ground.data[at + channel], ground.data[at + channel + 3], across);
    const lower = mix(ground.data[below + channel], ground.data[below + channel + 3], across);
    photo.data[to + channel] = mix(upper, lower, down) * light;
  }
}

const mix = (first = 0, second = 0, part = 0) => first + (second - first) * part;
