import "fake-indexeddb/auto";
import { expect, test } from "@jest/globals";
import type { GraphQLSingularResponse } from "relay-runtime";
import {
  type Answer,
  data,
  loadPage,
  noLine,
  offerServiceWorker,
  type Page,
  says,
} from "../../test/cachedResponses.ts";
import folderQuery from "../folder/__generated__/FolderPageQuery.graphql.ts";
import listQuery from "../project/__generated__/ProjectListPageQuery.graphql.ts";
import mutation from "../reading/__generated__/useRecordMeasurementsMutation.graphql.ts";

offerServiceWorker();

async function open({ ask, settled }: Page): Promise<void> {
  expect(await ask(() => says({ data }))).toEqual({ data });
  await settled();
}

test("a folder that was opened is shown on a later page that no answer comes to, with the time when it was fetched", async () => {
  await open(await loadPage());
  const { ask, connection } = await loadPage();
  expect(connection()).toEqual({ isOffline: false, shownAsOf: null });
  expect(await ask(noLine)).toEqual({ data });
  expect(connection()).toEqual({ isOffline: true, shownAsOf: expect.any(Number) });
  expect(Date.now() - (connection().shownAsOf ?? 0)).toBeLessThan(60_000);
  expect(await ask(() => says({ data }))).toEqual({ data });
  expect(connection()).toEqual({ isOffline: false, shownAsOf: null });
});

test("a proxy's 503 for its gateways is no answer: a folder that was opened is shown, with the time of then", async () => {
  await open(await loadPage());
  const { ask, connection } = await loadPage();
  expect(await ask(() => Response.json({ code: "NO_ANSWER" }, { status: 503 }))).toEqual({ data });
  expect(connection()).toEqual({ isOffline: true, shownAsOf: expect.any(Number) });
});

const refusals: [string, Answer, (answer: Promise<GraphQLSingularResponse>) => Promise<unknown>][] = [
  [
    "an error of the gateway",
    () => says({ errors: [{ message: "no" }] }, 503),
    (answer) => expect(answer).resolves.toHaveProperty("errors"),
  ],
  [
    "the end of the session",
    () => says({ errors: [{ message: "no", extensions: { code: "UNAUTHENTICATED" } }] }, 401),
    (answer) => expect(answer).resolves.toHaveProperty("errors"),
  ],
  [
    "a page of the network's own",
    () => new Response("<h1>Sign in to the train</h1>"),
    (answer) => expect(answer).rejects.toThrow(),
  ],
];

test.each(refusals)(
  "%s is an answer: what was kept is not shown, and the page is not offline",
  async (_, respond, isGiven) => {
    await open(await loadPage());
    const { ask, connection } = await loadPage();
    await isGiven(ask(respond));
    expect(connection().isOffline).toBe(false);
  },
);

test("an answer of which a part failed does not take the place of a whole one", async () => {
  const page = await loadPage();
  await open(page);
  await page.ask(() => says({ data: { folder: null }, errors: [{ message: "down", path: ["folder"] }] }));
  await page.settled();
  expect(await page.ask(noLine)).toEqual({ data });
});

test("other pages than an opened project's are not kept", async () => {
  const { ask, settled } = await loadPage();
  await ask(() => says({ data: { viewer: null } }), listQuery.params);
  await settled();
  await expect(ask(noLine, listQuery.params)).rejects.toThrow();
});

test("a page that shows something already is not given what is older", async () => {
  const page = await loadPage();
  await open(page);
  await expect(page.ask(noLine, folderQuery.params, page.onlyFromNetwork)).rejects.toThrow();
});

test("a recorded value is in what is kept, and a change without an answer fails", async () => {
  const page = await loadPage();
  await open(page);
  const changed = { recordMeasurements: { installation: { id: "gi", folder: { id: "gf", isRoot: true } } } };
  await page.ask(() => says({ data: changed }), mutation.params);
  await page.settled();
  expect(await page.ask(noLine)).toEqual({ data: { folder: { id: "gf", isRoot: true } } });
  await expect(page.ask(noLine, mutation.params)).rejects.toThrow();
});

test("a part of a change's answer that failed stays in what is kept as it was, and the others are changed", async () => {
  const page = await loadPage();
  const projectOf = (fields: object) => ({ folder: { id: "gf", project: { id: "gp", ...fields } } });
  const kept = projectOf({ status: "DRAFT", signableFolders: [{ name: "Floor 1" }] });
  await page.ask(() => says({ data: kept }));
  await page.settled();
  const changed = { recordMeasurements: projectOf({ status: "ONGOING", signableFolders: null }) };
  const path = ["recordMeasurements", "folder", "project", "signableFolders"];
  await page.ask(() => says({ data: changed, errors: [{ message: "slow", path }] }), mutation.params);
  await page.settled();
  expect(await page.ask(noLine)).toEqual({
    data: projectOf({ status: "ONGOING", signableFolders: [{ name: "Floor 1" }] }),
  });
});

test("another person's is gone before the first answer of this one is given on", async () => {
  await open(await loadPage());
  document.cookie = "userId=8";
  const { ask } = await loadPage();
  await ask(() => says({ data: { folder: null } }));
  document.cookie = "userId=7";
  await expect((await loadPage()).ask(noLine)).rejects.toThrow();
});

test("a browser that lost the session's cookies shows without a network what was kept, until the session is ended", async () => {
  await open(await loadPage());
  (await import("../session/lastOwner.ts")).rememberOwner();
  document.cookie = "userId=; max-age=0";
  document.cookie = "companyId=; max-age=0";
  const page = await loadPage();
  expect(await page.ask(noLine)).toEqual({ data });
  await page.ask(() => says({ data: { folder: null } }));
  expect(await page.ask(noLine)).toEqual({ data });
  await page.clearCachedResponses();
  await expect((await loadPage()).ask(noLine)).rejects.toThrow();
});

test("nothing is left after the session", async () => {
  const page = await loadPage();
  await open(page);
  await page.clearCachedResponses();
  await expect(page.ask(noLine)).rejects.toThrow();
  await expect((await loadPage()).ask(noLine)).rejects.toThrow();
});

test("where no service worker is offered nothing is kept", async () => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  const page = await loadPage();
  await page.ask(() => says({ data }));
  await expect(page.ask(noLine)).rejects.toThrow();
  expect(await indexedDB.databases()).toEqual([]);
});
