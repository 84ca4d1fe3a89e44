import "fake-indexeddb/auto";
import { expect, test } from "@jest/globals";
import { type Answer, data, loadPage, noLine, offerServiceWorker, says } from "../../test/cachedResponses.ts";

offerServiceWorker();

test("a page that nobody has opened is shown when it was fetched ahead, which is not done twice within half a day", async () => {
  const { ask, fetchAhead, sent } = await loadPage();
  expect(await fetchAhead(() => says({ data }))).toBe(true);
  expect(await fetchAhead(() => says({ data }))).toBe(true);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(await ask(noLine)).toEqual({ data });
});

test.each<[string, Answer]>([
  ["no answer", noLine],
  ["an answer that something failed", () => says({ data: { folder: null }, errors: [{ message: "busy" }] })],
])("%s ends what is fetched ahead", async (_, respond) => {
  const { ask, fetchAhead } = await loadPage();
  expect(await fetchAhead(respond)).toBe(false);
  await expect(ask(noLine)).rejects.toThrow();
});
