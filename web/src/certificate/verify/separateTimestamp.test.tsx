import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { chooseFile, data, good, openVerifyPage, registered, shownFacts } from "../../../test/openVerifyPage.tsx";
import type { CheckProgress } from "./checkWorker.ts";

const url = "https://web.example/log/timestamp/c";
const timestamp = { authority: "Klockan", time: "2026-07-01T14:29:00.000Z", url };
const fetchFile = jest.fn<typeof fetch>();

let page: Awaited<ReturnType<typeof openVerifyPage>>;

beforeEach(async () => {
  fetchFile.mockReset();
  fetchFile.mockImplementation(async () => ({ ok: true, arrayBuffer: async () => new ArrayBuffer(3) }) as Response);
  globalThis.fetch = fetchFile;
  page = await openVerifyPage();
});

async function chooseRegistered(seal: object = {}, check: object = {}) {
  await chooseFile();
  await page.tell({ check: { ...good, ...check } });
  await page.tell({ data: { ...data } });
  await page.answer({ verifiedCertificate: { ...registered, seal: { ...registered.seal, timestamp, ...seal } } });
}

const link = () => screen.queryByRole("link", { name: "Time stamp (.tsr)" })?.getAttribute("href");

test.each<[string, CheckProgress, RegExp]>([
  [
    "fits, with the authority and time that it names itself",
    { timestamp: { authority: "Annan klocka", time: "2026-07-01T14:30:00.000Z" } },
    /^good Sealed by .*Time stamped by Annan klocka on 2026-07-01 at .*fits the whole file\..*does not check the authority’s/,
  ],
  [
    "does not fit: the seal has no good verdict",
    { timestamp: null },
    /^unknown Sealed by .*that our register has does not fit this file\. The time is the issuer’s own word/,
  ],
  [
    "could not be checked: it is the register's word",
    { failed: true },
    /^good Sealed by .*Time stamped by Klockan on .*So our register says: this page could not check the stamp/,
  ],
])("a time stamp that came after the seal is fetched and checked against the file: it %s", async (_, told, wanted) => {
  await chooseRegistered();
  expect(shownFacts()[1]).toMatch(/^good Sealed by .*Time stamped by Klockan on .*It is being checked/);
  expect(fetchFile.mock.calls.map(([address]) => address)).toEqual([url]);
  const [first, second] = page.workers;
  const task = first?.tasks[0];
  expect(second?.tasks).toEqual([{ file: task?.file, tsr: new ArrayBuffer(3) }]);
  await page.tell(told);
  expect(shownFacts()[1]).toMatch(wanted);
  expect(link()).toBe(url);
  expect(second?.isEnded).toBe(true);
});

test("a time stamp that cannot be fetched, or whose check never ends, is the register's word", async () => {
  fetchFile.mockImplementation(async () => ({ ok: false, status: 404 }) as Response);
  await chooseRegistered();
  expect(shownFacts()[1]).toMatch(/^good .*So our register says: this page could not check the stamp/);
  expect(page.workers).toHaveLength(1);
  const limit = new AbortController();
  jest.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  fetchFile.mockImplementation(async () => ({ ok: true, arrayBuffer: async () => new ArrayBuffer(3) }) as Response);
  await chooseRegistered();
  expect(shownFacts()[1]).toMatch(/It is being checked/);
  await act(async () => limit.abort());
  expect(shownFacts()[1]).toMatch(/^good .*So our register says: this page could not check the stamp/);
  expect(page.workers.at(-1)?.isEnded).toBe(true);
});

test("the register's time stamp is neither fetched nor told for another file than its own, or for a stamped one", async () => {
  await chooseRegistered({ fileSha256: null });
  expect(shownFacts()[1]).toMatch(/^good Sealed by .*issuer’s own word/);
  await chooseRegistered({}, { timestamp: { authority: "Klockan", time: "2026-07-01T12:28:03.000Z" } });
  expect(shownFacts()[1]).toMatch(/^good Sealed by .*Time stamped by Klockan/);
  await chooseRegistered({}, { isOurs: false });
  expect(shownFacts()[1]).toMatch(/^bad The seal is not ours/);
  expect(link()).toBeUndefined();
  expect(fetchFile).not.toHaveBeenCalled();
});
