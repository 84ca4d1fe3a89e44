import type { Random } from "../seededRandom.ts";
import type { Point } from "./raster.ts";

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Points of a cable laid to and fro over an area, `spacing` apart, with round turns and a slightly unsteady hand. */
export function cableLoops(area: Area, spacing: number, random: Random): Point[] {
  const radius = spacing / 2;
  const points: Point[] = [];
  let rightwards = true;
  for (let y = area.top; y <= area.bottom; y += spacing) {
    const from = rightwards ? area.left + radius : area.right - radius;
    const to = rightwards ? area.right - radius : area.left + radius;
    for (let part = 0; part <= 12; part++)
      points.push([from + ((to - from) * part) / 12, y + random.between(-2.2, 2.2)]);
    if (y + spacing <= area.bottom) points.push(...turn(to, y + radius, radius, rightwards));
    rightwards = !rightwards;
  }
  return points;
}

function turn(x: number, y: number, radius: number, rightwards: boolean): Point[] {
  return Array.from({ length: 9 }, (_, index) => {
    const angle = -Math.PI / 2 + (Math.PI * (index + 0.5)) / 9;
    return [x + (rightwards ? 1 : -1) * radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}
