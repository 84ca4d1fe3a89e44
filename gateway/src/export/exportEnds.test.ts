import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import {
  type ExportStack,
  isEnd,
  isPage,
  isPart,
  problem,
  roomsQuery,
  startExportStack,
  stepsQuery,
} from "../../test/exportCalls.ts";
import { until } from "../../test/until.ts";

let stack: ExportStack;
beforeAll(async () => {
  stack = await startExportStack();
});
afterAll(() => stack.close());
beforeEach(() => stack.clear());

test("a field that the schema never lets be null ends the export when it fails, as it takes a page with it", async () => {
  stack.intercept = ({ url }) => (url.includes("/installation/i7/steps") ? problem(500, "BROKEN") : null);
  await stack.start(stepsQuery);
  expect(await stack.ended()).toMatchObject({ state: "FAILED", errorCode: "READ_FAILED" });
  expect(stack.written()).toEqual([]);
});

test("an end that fails for a moment is told again", async () => {
  let failures = 1;
  stack.intercept = (one) => (isEnd(one) && failures-- > 0 ? problem(502, "BROKEN") : null);
  await stack.start(roomsQuery);
  await until(() => stack.sent.filter(isEnd).length === 2);
  expect(stack.sent.filter(isEnd).map(({ body }) => body)).toEqual([{ state: "COMPLETED" }, { state: "COMPLETED" }]);
});

test("a list that goes on failing ends the export with the reason", async () => {
  stack.intercept = (one) => (isPage(one) && one.url.includes("skip=100") ? problem(500, "BROKEN") : null);
  await stack.start(roomsQuery);
  expect(await stack.ended()).toMatchObject({ state: "FAILED", errorCode: "READ_FAILED", message: expect.any(String) });
  expect(stack.written()).toHaveLength(100);
});

test("a cancel is seen at the next part: nothing more is read, and the end is not told twice", async () => {
  const gone = new Promise<void>((resolve) => {
    stack.intercept = (one) => {
      if (!isPart(one) || !one.url.endsWith("/1")) return null;
      resolve();
      return problem(409, "EXPORT_ENDED");
    };
  });
  await stack.start(roomsQuery);
  await gone;
  stack.intercept = () => null;
  // Runs a second export, so that a first export that still ran would write meanwhile.
  await stack.start(roomsQuery);
  expect(await stack.ended()).toEqual({ state: "COMPLETED" });
  expect(stack.sent.filter(isPage)).toHaveLength(2 + 3);
  expect(stack.sent.filter(isEnd)).toHaveLength(1);
});

test.each([
  [413, "EXPORT_TOO_LARGE", "TOO_LARGE"],
  [507, "STORAGE_FULL", "NOT_WRITTEN"],
  [401, "UNAUTHENTICATED", "ACCESS_ENDED"],
])("a part that is refused by %d %s ends the export as %s", async (status, code, errorCode) => {
  stack.intercept = (one) => (isPart(one) ? problem(status, code) : null);
  await stack.start(roomsQuery);
  expect(await stack.ended()).toMatchObject({ state: "FAILED", errorCode });
});

test("an access token that is about to end ends the export, while that can still be told", async () => {
  await stack.start(roomsQuery, { exp: Math.floor(Date.now() / 1_000) + 20 });
  expect(await stack.ended()).toMatchObject({ state: "FAILED", errorCode: "ACCESS_ENDED" });
  expect(stack.sent.filter(isPage)).toEqual([]);
});

test("a gateway that stops tells that its exports were interrupted", async () => {
  const own = await startExportStack();
  own.intercept = (one) => (isPage(one) && one.url.includes("skip=100") ? "never" : null);
  await own.start(roomsQuery);
  await until(() => own.sent.some(({ url }) => url.includes("skip=100")));
  await own.close();
  expect(own.sent.filter(isEnd).map(({ body }) => body)).toMatchObject([{ state: "FAILED", errorCode: "INTERRUPTED" }]);
});

test("a query that leads its caller to no list says so", async () => {
  stack.intercept = ({ url }) => (url.includes("/folder/") ? problem(404, "NOT_FOUND") : null);
  await stack.start('{ folder(projectId: "p1", folderId: "gone") { installations { edges { node { title } } } } }');
  const message = expect.stringContaining("a program begins with `program`");
  expect(await stack.ended()).toEqual({ state: "FAILED", errorCode: "READ_FAILED", message });
});
