import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import type { MutationResult } from "./mutationResult.ts";
import { noticeRate } from "./networkState.ts";
import { useSeveral } from "./useSeveral.ts";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  noticeRate(new Headers());
  jest.useRealTimers();
});

const items = ["a", "b", "c"].map((id) => ({ id }));
const done = (): MutationResult => ({ kind: "done" });
const refused = (): MutationResult => ({ kind: "failed", code: "RATE_LIMITED", requestId: null });

/** Changes three items. `answers` are the first results; all later results are "done". */
async function start(...answers: (() => MutationResult)[]) {
  const { result } = renderHook(() => useSeveral());
  const sent: string[] = [];
  const change = async ({ id }: { id: string }) => {
    sent.push(id);
    return (answers.shift() ?? done)();
  };
  await act(async () => void result.current.run(items, change));
  const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  return { sent, after, progress: () => result.current.progress };
}

test("one that is refused by the rate is sent again after the time that the gateway says, and so are those after it", async () => {
  const { sent, after, progress } = await start(done, () => {
    noticeRate(new Headers({ "retry-after": "20" }));
    return refused();
  });
  await after(19_000);
  expect(sent).toEqual(["a", "b"]);
  expect(progress()).toEqual({ done: 1, count: 3, isWaiting: true });
  await after(1_000);
  expect(sent).toEqual(["a", "b", "b", "c"]);
  expect(progress()).toBeNull();
});

test("where no time is said it is sent again after five seconds, as often as it is refused", async () => {
  const { sent, after } = await start(refused, refused);
  await after(4_000);
  expect(sent).toEqual(["a"]);
  await after(1_000);
  expect(sent).toEqual(["a", "a"]);
  await after(5_000);
  expect(sent).toEqual(["a", "a", "a", "b", "c"]);
});

test("before it is refused it waits for the next minute, so that the page has operations left", async () => {
  noticeRate(new Headers({ "ratelimit-limit": "600", "ratelimit-remaining": "60", "ratelimit-reset": "10" }));
  const { sent, after, progress } = await start();
  await after(9_000);
  expect(sent).toEqual([]);
  expect(progress()).toEqual({ done: 0, count: 3, isWaiting: true });
  await after(1_000);
  expect(sent).toEqual(["a", "b", "c"]);
});
