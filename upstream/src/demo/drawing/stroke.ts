import { blend, type Colour, type Point, type Raster } from "./raster.ts";

/** Colour and cover at a distance from the line's middle, both 0 to 1 of the half width. */
export type Profile = (distance: number) => { colour: Colour; cover: number };

/** A flat line with a soft edge. */
export const flat =
  (colour: Colour, cover = 1): Profile =>
  (distance) => ({ colour, cover: cover * Math.min(1, (1 - distance) * 3) });

/** A round cable lit from above. */
export const round =
  ([red, green, blue]: Colour): Profile =>
  (distance) => {
    const light = 0.55 + 0.6 * Math.sqrt(1 - distance * distance) + (distance < 0.25 ? 0.12 : 0);
    return { colour: [red * light, green * light, blue * light], cover: Math.min(1, (1 - distance) * 4) };
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
  const reach = (axis: 0 | 1, of: typeof Math.min) => of(...points.map((point) => point[axis]));
  const left = Math.max(0, Math.floor(reach(0, Math.min) - width));
  const right = Math.min(raster.width, reach(0, Math.max) + width);
  const bottom = Math.min(raster.height, reach(1, Math.max) + width);
  for (let y = Math.max(0, Math.floor(reach(1, Math.min) - width)); y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const distance = distances[y * raster.width + x] ?? 1;
      if (distance >= 1) continue;
      const { colour, cover } = profile(distance);
      blend(raster, x, y, colour, cover);
    }
  }
}

function measurePiece(raster: Raster, distances: Float32Array, [ax, ay]: Point, [bx, by]: Point, half: number): void {
  const left = Math.max(0, Math.floor(Math.min(ax, bx) - half));
  const right = Math.min(raster.width - 1, Math.ceil(Math.max(ax, bx) + half));
  const top = Math.max(0, Math.floor(Math.min(ay, by) - half));
  const bottom = Math.min(raster.height - 1, Math.ceil(Math.max(ay, by) + half));
  const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const along = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
      const distance = Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)) / half;
      const pixel = y * raster.width + x;
      distances[pixel] = Math.min(distances[pixel] ?? 1, distance);
    }
  }
}
