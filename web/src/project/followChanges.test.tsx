import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act } from "@testing-library/react";
import { createMockEnvironment } from "relay-test-utils";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import { onChangedElsewhere } from "../relay/changedElsewhere.ts";
import { noticeAnswer, noticeNoAnswer } from "../relay/networkState.ts";
import { useFollowChanges } from "./useFollowChanges.ts";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const second = 1_000;

async function follow(features: object = { changesFromNow: true }) {
  const environment = createMockEnvironment();
  const loader = jest.fn(() => null);
  function Page() {
    useFollowChanges("p1");
    return <input />;
  }
  renderRoutes(environment, [{ path: "/", loader, element: <Page /> }], "/", features);
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await wait(0);
  const { mock } = environment;
  const asked = () => mock.getAllOperations().map(({ request }) => request.variables.after);
  const answer = async (projectIds: string[], endCursor: string | null = null, hasNextPage = false) => {
    const edges = projectIds.map((projectId) => ({
      node: { kind: "INSTALLATION", nodeId: `g ${projectId}`, restId: `i ${projectId}`, projectId },
    }));
    const changes = { edges, pageInfo: { hasNextPage, endCursor } };
    const viewer = { id: "u1", company: { id: "c1", changes } };
    await act(async () => mock.resolveMostRecentOperation(() => ({ data: { viewer } })));
    await wait(0);
  };
  return { mock, loader, wait, asked, answer };
}

test("begins at now, and reloads the page after a change of its project alone", async () => {
  const { loader, wait, asked, answer } = await follow();
  expect(asked()).toEqual([null]);
  await answer([], "now");
  await wait(6 * second);
  expect(asked()).toEqual(["now"]);
  await answer(["p2"], "later");
  expect(loader).toHaveBeenCalledTimes(1);
  await wait(6 * second);
  expect(asked()).toEqual(["later"]);
  await answer(["p1"], "page 2", true);
  expect(asked()).toEqual(["page 2"]);
  await answer([]);
  expect(loader).toHaveBeenCalledTimes(2);
  await wait(6 * second);
  expect(asked()).toEqual(["page 2"]);
});

test("tells of the changed installations of its project, each time of the new ones", async () => {
  const told = jest.fn();
  const stop = onChangedElsewhere(told);
  const { wait, answer } = await follow();
  await answer(["p2", "p1"], "now");
  await wait(6 * second);
  await answer(["p1"], "later");
  stop();
  const own = [expect.objectContaining({ nodeId: "g p1", restId: "i p1" })];
  expect(told.mock.calls).toEqual([[own], [own]]);
});

test("waits for a pause in typing before it reloads the page", async () => {
  const { loader, wait, answer } = await follow();
  document.dispatchEvent(new Event("input"));
  await answer(["p1"], "now");
  await wait(900);
  document.dispatchEvent(new Event("input"));
  await wait(900);
  expect(loader).toHaveBeenCalledTimes(1);
  await wait(200);
  expect(loader).toHaveBeenCalledTimes(2);
});

test("asks nothing in a hidden tab, and at once when the tab is shown again", async () => {
  const { wait, asked, answer } = await follow();
  await answer([], "now");
  const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  await wait(60 * second);
  expect(asked()).toEqual([]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  await wait(0);
  expect(asked()).toEqual(["now"]);
});

test("asks nothing after an hour without a key or click, until the next one", async () => {
  const { mock, wait, asked, answer } = await follow();
  await answer([], "now");
  await wait(3_590 * second);
  expect(asked()).toEqual(["now"]);
  mock.rejectMostRecentOperation(new Error("gone"));
  await wait(20 * second);
  await answer([]);
  await wait(600 * second);
  expect(asked()).toEqual([]);
  window.dispatchEvent(new Event("keydown"));
  await wait(6 * second);
  expect(asked()).toEqual(["now"]);
});

test("asks nothing while offline, nor a service that cannot begin at now", async () => {
  const { wait, asked, answer } = await follow();
  await answer([], "now");
  await act(async () => noticeNoAnswer());
  await wait(60 * second);
  expect(asked()).toEqual([]);
  await act(async () => noticeAnswer());
  const without = await follow({ changes: true });
  await without.wait(60 * second);
  expect(without.asked()).toEqual([]);
});

test("reloads the page and begins anew when the service no longer knows all changes", async () => {
  const { mock, loader, wait, asked, answer } = await follow();
  await answer([], "old");
  await wait(6 * second);
  const viewer = { id: "u1", company: { id: "c1", changes: null } };
  const errors = [
    { message: "old", path: ["viewer", "company", "changes"], extensions: { code: "CURSOR_EXPIRED" } },
  ] as never;
  await act(async () => mock.resolveMostRecentOperation(() => ({ data: { viewer }, errors })));
  await wait(6 * second);
  expect(loader).toHaveBeenCalledTimes(2);
  expect(asked()).toEqual([null]);
});
