import { afterEach, expect, jest, test } from "@jest/globals";
import { localStore, sessionStore } from "./webStorage.ts";

afterEach(() => {
  jest.restoreAllMocks();
  for (const key of ["theme", "draft"]) localStore.remove(key);
});

const refuse = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

test("values stand in the browser's storage of the site and of the tab", () => {
  localStore.set("theme", "dark");
  expect([localStorage.getItem("theme"), sessionStorage.getItem("theme")]).toEqual(["dark", null]);
  sessionStore.set("draft", "{}");
  expect([sessionStore.get("draft"), sessionStore.keys()]).toEqual(["{}", ["draft"]]);
  sessionStore.remove("draft");
  expect(sessionStore.get("draft")).toBeNull();
});

test("a browser that refuses its storage has the page keep them", () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(refuse);
  expect([localStore.get("theme"), localStore.keys()]).toEqual([null, []]);
  localStore.set("theme", "dark");
  expect([localStore.get("theme"), localStore.keys()]).toEqual(["dark", ["theme"]]);
  localStore.remove("theme");
  expect(localStore.get("theme")).toBeNull();
});

test("a full storage leaves no value of before behind", () => {
  localStore.set("theme", "light");
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Too much.", "QuotaExceededError");
  });
  localStore.set("theme", "dark");
  expect([localStore.get("theme"), localStorage.getItem("theme")]).toEqual(["dark", null]);
});
