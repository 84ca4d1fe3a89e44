import { expect, test } from "@jest/globals";
import { initialPlace, isAccidentalTap, panBy, zoomBy } from "./viewerZoom.ts";

test("zooming keeps what lies under the point where it is", () => {
  const point = { x: 100, y: -40 };
  const before = { x: 10, y: 20, zoom: 1 };
  const after = zoomBy(before, 2, point);
  const under = (place: typeof before) => [(point.x - place.x) / place.zoom, (point.y - place.y) / place.zoom];
  expect(under(after)).toEqual(under(before));
});

test("zoom starts at 0.3 and stays between 0.3 and 5", () => {
  expect(initialPlace.zoom).toBe(0.3);
  expect(zoomBy(initialPlace, 0.5).zoom).toBe(0.3);
  expect(zoomBy(initialPlace, 1000).zoom).toBe(5);
});

test("at a limit nothing moves", () => {
  expect(zoomBy({ x: 7, y: 9, zoom: 5 }, 2, { x: 50, y: 50 })).toEqual({ x: 7, y: 9, zoom: 5 });
});

test("panning moves by what the pointer moved", () => {
  expect(panBy({ x: 1, y: 2, zoom: 2 }, 10, -5)).toEqual({ x: 11, y: -3, zoom: 2 });
});

test("only quick taps on a touch screen are slips", () => {
  expect(isAccidentalTap("touch", 150)).toBe(true);
  expect(isAccidentalTap("touch", 250)).toBe(false);
  expect(isAccidentalTap("mouse", 150)).toBe(false);
});
