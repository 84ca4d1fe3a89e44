import { afterEach, expect, jest, test } from "@jest/globals";
import { onEndedElsewhere } from "./otherTabs.ts";

const leave = jest.fn();
document.cookie = "userId=7";
const stop = onEndedElsewhere(leave);

const show = (persisted: boolean) => {
  const event = Object.assign(new Event("pageshow"), { persisted });
  window.dispatchEvent(event);
};

afterEach(() => void leave.mockClear());

test("a page that the Back button brings back after the session ended is left, also once another person is signed in", () => {
  show(true);
  expect(leave).not.toHaveBeenCalled();
  document.cookie = "userId=; max-age=0";
  show(false);
  expect(leave).not.toHaveBeenCalled();
  show(true);
  expect(leave).toHaveBeenCalledTimes(1);
  document.cookie = "userId=8";
  show(true);
  expect(leave).toHaveBeenCalledTimes(2);
});

test("a page is left when another tab signs out, until it stops listening", () => {
  const signOut = () => window.dispatchEvent(new StorageEvent("storage", { key: "sessionEnded", newValue: "yes" }));
  signOut();
  expect(leave).toHaveBeenCalledTimes(1);
  stop();
  signOut();
  expect(leave).toHaveBeenCalledTimes(1);
});
