import { expect, test } from "@jest/globals";
import { initialPlace, isAccidentalTap, keepOnStage, ownZoom, panBy, swipedPhotos, zoomBy } from "./viewerZoom.ts";

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

test("the own pixels are out of reach beyond 0.3 and 5, and in reach at the limits", () => {
  expect(ownZoom(800, 800)).toBe(0.3);
  expect(ownZoom(4000, 1000)).toBeCloseTo(1.2);
  expect(ownZoom(17_000, 1000)).toBeNull();
  expect(ownZoom(0, 0)).toBeNull();
});

test("a picture that is larger than the stage covers it, and a smaller one stands in the middle", () => {
  const [fitted, stage] = [
    { width: 400, height: 300 },
    { width: 1000, height: 300 },
  ];
  expect(keepOnStage({ x: 90, y: -70, zoom: 0.6 }, fitted, stage)).toEqual({ x: 0, y: -70, zoom: 0.6 });
  expect(keepOnStage({ x: 9000, y: -9000, zoom: 1.5 }, fitted, stage)).toEqual({ x: 500, y: -600, zoom: 1.5 });
});

test("only a long movement to the side is a swipe", () => {
  expect([swipedPhotos(-80, 10), swipedPhotos(80, -10)]).toEqual([1, -1]);
  expect([swipedPhotos(-40, 0), swipedPhotos(-80, 60)]).toEqual([0, 0]);
});
