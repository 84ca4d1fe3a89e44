import { blend, type Colour, type Point, type Raster } from "./raster.ts";

const { ceil, floor, max, min, sqrt } = Math;

/** Colour and cover at a distance from the line's middle, both 0 to 1 of the half width. */
export type Profile = (distance: number) => { colour: Colour; cover: number };

/** A flat line with a soft edge. */
export const flat =
  (colour: Colour, cover = 1): Profile =>
  (distance) => ({ colour, cover: cover * min(1, (1 - distance) * 3) });

/** A round cable lit from above. */
export const round =
  ([red, green, blue]: Colour): Profile =>
  (distance) => {
    const light = 0.55 + 0.6 * sqrt(1 - distance * distance) + (distance < 0.25 ? 0.12 : 0);
    return { colour: [red * light, green * light, blue * light], cover: min(1, (1 - distance) * 4) };
  };

/**
 * Draws a line through the points, `width` across. Distances of all pieces are gathered before anything is painted, so
 * that no pixel is painted twice where two pieces meet.
 */
export function stroke(raster: Raster, points: readonly Point[], width: number, profile: Profile): void {
  const distances = new Float32Array(raster.width * raster.height).fill(1);
  points.slice(1).forEach((end, index) => {
    const start = points[index];
    if (start) measurePiece(raster, distances, start, end, width / 2);
  });
  const reach = (axis: 0 | 1, of: typeof min) => of(...points.map((point) => point[axis]));
  const left = max(0, floor(reach(0, min) - width));
  const right = min(raster.width, reach(0, max) + width);
  const bottom = min(raster.height, reach(1, max) + width);
  for (let y = max(0, floor(reach(1, min) - width)); y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const distance = distances[y * raster.width + x] ?? 1;
      if (distance >= 1) continue;
      const { colour, cover } = profile(distance);
      blend(raster, x, y, colour, cover);
    }
  }
}

function measurePiece(raster: Raster, distances: Float32Array, [ax, ay]: Point, [bx, by]: Point, half: number): void {
  const left = max(0, floor(min(ax, bx) - half));
  const right = min(raster.width - 1, ceil(max(ax, bx) + half));
  const top = max(0, floor(min(ay, by) - half));
  const bottom = min(raster.height - 1, ceil(max(ay, by) + half));
  const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const along = min(1, max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
      const distance = sqrt((x - ax - along * (bx - ax)) ** 2 + (y - ay - along * (by - ay)) ** 2) / half;
      const pixel = y * raster.width + x;
      distances[pixel] = min(distances[pixel] ?? 1, distance);
    }
  }
}
