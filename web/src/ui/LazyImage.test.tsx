import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { LazyImage } from "./LazyImage.tsx";

type Seen = (entries: { isIntersecting: boolean }[]) => void;

let observed: Seen[] = [];

class Observer {
  constructor(seen: Seen) {
    observed.push(seen);
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  observed = [];
  Object.assign(globalThis, { IntersectionObserver: Observer });
});
afterEach(() => void Reflect.deleteProperty(globalThis, "IntersectionObserver"));

const sources = () => screen.getAllByRole("img").map((image) => image.getAttribute("src"));

// After the first input the module stays changed for later tests, so one test covers both cases in this order.
test("loads a picture when it comes into view, and all of them from the first input on", () => {
  render(["a.webp", "b.webp", "c.webp"].map((src) => <LazyImage key={src} src={src} alt={src} />));
  expect(sources()).toEqual([null, null, null]);
  act(() => observed[1]?.([{ isIntersecting: false }]));
  expect(sources()).toEqual([null, null, null]);
  act(() => observed[1]?.([{ isIntersecting: true }]));
  expect(sources()).toEqual([null, "b.webp", null]);
  fireEvent.pointerMove(document.body);
  expect(sources()).toEqual(["a.webp", "b.webp", "c.webp"]);
});
