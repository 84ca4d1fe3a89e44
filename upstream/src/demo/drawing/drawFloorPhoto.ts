import jpeg from "jpeg-js";
import { type Random, seededRandom } from "../seededRandom.ts";
import { cableLoops } from "./cableLoops.ts";
import { paintGround } from "./paintGround.ts";
import { photograph } from "./photograph.ts";
import { type Colour, createRaster, fillRectangle, type Point, type Raster } from "./raster.ts";
import { flat, round, stroke } from "./stroke.ts";

interface Scene {
  ground: Colour;
  cable: Colour;
  spacing: number;
  tilt: number;
  /** Where the loops end; the floor below stays free. */
  bottom?: number;
  under?(floor: Raster): void;
}

const SIZE: Point = [1280, 1000];
const AREA = { left: 150, top: 130, right: 1130, bottom: 900 };
const red: Colour = [158, 44, 30];
const blue: Colour = [38, 74, 128];

export const floorScenes = {
  concrete: { ground: [146, 143, 136], cable: red, spacing: 74, tilt: 0.22 },
  mesh: { ground: [128, 124, 117], cable: red, spacing: 88, tilt: 0.3, under: steelMesh },
  mat: { ground: [158, 152, 140], cable: blue, spacing: 52, tilt: 0.18, under: matNet },
  bathroom: { ground: [104, 122, 126], cable: red, spacing: 64, tilt: 0.26, bottom: 690, under: floorDrain },
  board: { ground: [176, 164, 140], cable: [62, 60, 58], spacing: 96, tilt: 0.34, under: boardJoints },
} satisfies Record<string, Scene>;

export type FloorScene = keyof typeof floorScenes;

/** A JPEG of 1200 by 900 pixels that shows a heating cable on a floor before it is covered. The same bytes every time. */
export function drawFloorPhoto(name: FloorScene): Buffer {
  const scene: Scene = floorScenes[name];
  const random = seededRandom(`floor ${name}`);
  const floor = createRaster(...SIZE);
  paintGround(floor, scene.ground, 22, random);
  scene.under?.(floor);
  layCable(floor, scene, random);
  const { width, height, data } = photograph(floor, scene.tilt);
  return jpeg.encode({ width, height, data: withAlpha(data) }, 66).data;
}

function layCable(floor: Raster, scene: Scene, random: Random): void {
  const loops = cableLoops({ ...AREA, bottom: scene.bottom ?? AREA.bottom }, scene.spacing, random);
  const [startX, startY] = loops[0] ?? [0, 0];
  const path: Point[] = [[startX - 10, -20], [startX - 34, startY - 40], ...loops];
  const shadow = path.map(([x, y]): Point => [x + 6, y + 9]);
  stroke(floor, shadow, 26, flat([30, 28, 26], 0.16));
  stroke(floor, path, 15, round(scene.cable));
  stroke(floor, [path[0] ?? [0, 0], path[1] ?? [0, 0]], 19, round([34, 34, 36]));
}

function steelMesh(floor: Raster): void {
  for (let x = 40; x < floor.width; x += 150) bar(floor, [x, 0], [x + 8, floor.height]);
  for (let y = 60; y < floor.height; y += 150) bar(floor, [0, y], [floor.width, y + 5]);
}

function bar(floor: Raster, from: Point, to: Point): void {
  stroke(
    floor,
    [from, to].map(([x, y]): Point => [x + 4, y + 5]),
    14,
    flat([40, 38, 36], 0.3),
  );
  stroke(floor, [from, to], 9, round([112, 88, 72]));
}

function matNet(floor: Raster): void {
  fillRectangle(floor, [120, 100], [1160, 930], [226, 226, 220], 0.35);
  for (let x = 120; x <= 1160; x += 26) fillRectangle(floor, [x, 100], [x + 3, 930], [236, 236, 232], 0.6);
  for (let y = 100; y <= 930; y += 26) fillRectangle(floor, [120, y], [1160, y + 3], [236, 236, 232], 0.6);
}

function floorDrain(floor: Raster): void {
  const ring = (radius: number) =>
    Array.from({ length: 33 }, (_, index): Point => {
      const angle = (index / 32) * 2 * Math.PI;
      return [900 + radius * Math.cos(angle), 850 + radius * Math.sin(angle)];
    });
  stroke(
    floor,
    [
      [900, 850],
      [901, 850],
    ],
    120,
    flat([62, 66, 68]),
  );
  for (const radius of [16, 32, 46]) stroke(floor, ring(radius), 5, flat([20, 22, 24]));
  stroke(floor, ring(64), 11, round([176, 180, 182]));
}

function boardJoints(floor: Raster): void {
  for (let y = 190; y < floor.height; y += 250) fillRectangle(floor, [0, y], [floor.width, y + 4], [88, 74, 52], 0.7);
  for (let x = 300; x < floor.width; x += 420) fillRectangle(floor, [x, 0], [x + 4, floor.height], [88, 74, 52], 0.5);
}

function withAlpha(rgb: Uint8ClampedArray): Buffer {
  const rgba = Buffer.alloc((rgb.length / 3) * 4, 255);
  for (let pixel = 0; pixel * 3 < rgb.length; pixel++) {
    rgba[pixel * 4] = rgb[pixel * 3] ?? 0;
    rgba[pixel * 4 + 1] = rgb[pixel * 3 + 1] ?? 0;
    rgba[pixel * 4 + 2] = rgb[pixel * 3 + 2] ?? 0;
  }
  return rgba;
}
