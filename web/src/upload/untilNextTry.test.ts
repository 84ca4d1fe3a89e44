import { afterEach, expect, jest, test } from "@jest/globals";
import { noticeAnswer, noticeNoAnswer } from "../relay/networkState.ts";
import { tryPausesMs, untilNextTry } from "./untilNextTry.ts";

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a file is tried again also where the browser says that there is no network", async () => {
  jest.useFakeTimers();
  jest.spyOn(Navigator.prototype, "onLine", "get").mockReturnValue(false);
  const [pauseMs = 0] = tryPausesMs();
  const onEnd = jest.fn();
  void untilNextTry(pauseMs, new AbortController().signal).then(onEnd);
  await jest.advanceTimersByTimeAsync(29_999);
  expect(onEnd).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("tries without a network are not counted", () => {
  const onLine = jest.spyOn(Navigator.prototype, "onLine", "get").mockReturnValue(false);
  const pauses = tryPausesMs();
  expect(Array.from({ length: 10 }, () => pauses.next().value)).toEqual(Array(10).fill(30_000));
  onLine.mockReturnValue(true);
  expect([...pauses]).toEqual([2_000, 5_000, 10_000, 20_000, 30_000]);
});

test("tries while nothing answers are not counted either, and the next follows the first answer at once", async () => {
  noticeNoAnswer();
  const pauses = tryPausesMs();
  expect(Array.from({ length: 10 }, () => pauses.next().value)).toEqual(Array(10).fill(30_000));
  const onEnd = jest.fn();
  const waited = untilNextTry(30_000, new AbortController().signal).then(onEnd);
  expect(onEnd).not.toHaveBeenCalled();
  noticeAnswer();
  await waited;
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect([...pauses]).toEqual([2_000, 5_000, 10_000, 20_000, 30_000]);
});
