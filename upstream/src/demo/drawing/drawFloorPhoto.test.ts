import jpeg from "jpeg-js";
import { drawFloorPhoto, type FloorScene, floorScenes } from "./drawFloorPhoto.ts";

const scenes = Object.keys(floorScenes) as FloorScene[];

test.each(scenes)(
  "the %s photo is a JPEG of a phone's shape, under 400 kB, with a floor and a cable in it",
  (scene) => {
    const bytes = drawFloorPhoto(scene);
    const photo = jpeg.decode(bytes, { useTArray: true });
    expect([photo.width, photo.height]).toEqual([1200, 900]);
    expect(bytes.length).toBeLessThan(400_000);
    const brightness = Array.from({ length: 900 }, (_, y) => photo.data[(y * 1200 + 600) * 4] ?? 0);
    expect(Math.max(...brightness) - Math.min(...brightness)).toBeGreaterThan(50);
  },
);

test("the same bytes every time", () => {
  expect(drawFloorPhoto("concrete").equals(drawFloorPhoto("concrete"))).toBe(true);
});
