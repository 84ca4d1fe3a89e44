import { afterEach, beforeEach, expect, jest } from "@jest/globals";
import { cleanup, configure } from "@testing-library/react";

// A busy machine is slow; only failing tests wait this long.
configure({ asyncUtilTimeout: 60_000 });

// jsdom has no layout and cannot scroll.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

// jsdom has no screen, so no media query matches.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

let consoleError: jest.SpiedFunction<typeof console.error>;

beforeEach(() => {
  consoleError = jest.spyOn(console, "error");
});

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  const calls = consoleError.mock.calls;
  consoleError.mockRestore();
  expect(calls).toEqual([]);
});
