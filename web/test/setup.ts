import { afterEach, beforeEach, expect, jest } from "@jest/globals";
import { cleanup, configure } from "@testing-library/react";

// A busy machine is slow; only a failing test waits as long.
configure({ asyncUtilTimeout: 60_000 });

// jsdom lays nothing out, so it has nothing to scroll to.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

// jsdom has no screen and no pointer, so no query about them matches.
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
