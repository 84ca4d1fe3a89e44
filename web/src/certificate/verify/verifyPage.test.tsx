import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { chooseFile, data, good, key, openVerifyPage, registered, shownFacts } from "../../../test/openVerifyPage.tsx";
import type { CheckedFile } from "./checkFile.ts";

let page: Awaited<ReturnType<typeof openVerifyPage>>;

beforeEach(async () => {
  page = await openVerifyPage();
});
afterEach(() => {
  jest.useRealTimers();
});

test("a whole file of ours has four facts, each by itself, without a headline, and says whose word the time is", async () => {
  await chooseFile();
  expect(page.workers[0]?.tasks[0]).toMatchObject({ keys: [key] });
  await page.tell({ check: good });
  expect(shownFacts()[2]).toMatch(/^unknown What holds today cannot be told/);
  await page.tell({ data });
  expect(page.asked()).toEqual({ code: data.code });
  await page.answer({ verifiedCertificate: registered });
  expect(shownFacts()).toEqual([
    "good Unchanged | The file is exactly the one issued.",
    expect.stringMatching(
      /^good Sealed by Fjällum Garanti on 2026-07-01 at .* issuer’s own word: .* \| SHA-256 of the root: 4B1E 4B1E/,
    ),
    `good Valid today, until ${registered.validUntil} | FG-1 from Nordgolv El AB, valid from ${registered.activationDate}.`,
    "good Nothing added since | The seal covers the whole file.",
  ]);
  expect(screen.queryByRole("heading", { name: /changed|added|seal/i })).toBeNull();
  expect(screen.getByRole("link", { name: "Show the certificate" }).getAttribute("href")).toBe(
    `/certificate/${data.code}`,
  );
  expect(page.workers[0]?.isEnded).toBe(true);
});

const ofNumber = "unknown The number in the file is valid today";

test.each<[string, CheckedFile, string[]]>([
  [
    "The file is changed",
    { ...good, fits: false },
    ["bad Changed", "unknown The seal does not fit", ofNumber, "unknown Whether"],
  ],
  [
    "The file is changed",
    { kind: "broken" } as const,
    ["bad Changed", "unknown The seal does not fit", ofNumber, "unknown Whether"],
  ],
  [
    "The file is changed",
    { ...good, fileSha256: "e".repeat(64) },
    ["bad Changed", "unknown The seal", ofNumber, "unknown Whether"],
  ],
  [
    "Something was added after the seal",
    { ...good, isWhole: false },
    ["bad Changed", "unknown The seal holds", ofNumber, "bad Something was added"],
  ],
  [
    "The seal is not ours",
    { ...good, isOurs: false },
    ["unknown Whether", "bad The seal is not ours", ofNumber, "unknown Whether"],
  ],
  [
    "More than one seal",
    { kind: "several" } as const,
    ["unknown Whether", "bad More than one", ofNumber, "bad Something was added"],
  ],
])("of a bad file it says “%s”, and nothing is good", async (headline, check, wanted) => {
  await chooseFile();
  await page.tell({ check });
  await page.tell({ data });
  await page.answer({ verifiedCertificate: registered });
  expect(screen.getByRole("heading", { name: headline })).toBeTruthy();
  expect(shownFacts().map((fact, index) => fact.slice(0, wanted[index]?.length))).toEqual(wanted);
});

test("a whole file of a certificate that was withdrawn is headed by that, and keeps what holds of the file", async () => {
  await chooseFile();
  await page.tell({ check: good });
  await page.tell({ data });
  const withdrawal = { at: "2026-07-02T10:00:00.000Z", reason: "Wrong product" };
  await page.answer({ verifiedCertificate: { ...registered, withdrawal } });
  expect(screen.getByRole("heading", { name: "Withdrawn on 2026-07-02: Wrong product" })).toBeTruthy();
  expect(shownFacts().map((fact) => fact.split(" ", 1)[0])).toEqual(["good", "good", "bad", "good"]);
});

test.each<[string, CheckedFile, RegExp]>([
  [
    "a time stamp that fits is told with its authority and that nobody has checked its root",
    { ...good, timestamp: { authority: "Klockan", time: "2026-07-01T12:28:03.000Z" } },
    /^good Sealed by .*Time stamped by Klockan on 2026-07-01 at .*does not check the authority’s root/,
  ],
  [
    "one that does not fit leaves the seal without a good verdict",
    { ...good, timestamp: "mismatch" },
    /^unknown Sealed by .*does not fit the seal\. The time is the issuer’s own word/,
  ],
])("%s", async (_, check, wanted) => {
  await chooseFile();
  await page.tell({ check });
  expect(shownFacts()[1]).toMatch(wanted);
});

const leaked = { ...good, keyWithdrawnFrom: "2026-07-02T00:00:00.000Z" };
const none = { fileSha256: null, keyWithdrawnFrom: null };

test.each<[string, CheckedFile, object, string[]]>([
  ["sealed later", { ...leaked, time: "2026-07-02T12:00:00.000Z" }, {}, ["unknown Doubtful seal", "good Valid today"]],
  ["logged later", leaked, { keyWithdrawnFrom: leaked.keyWithdrawnFrom }, ["unknown Doubtful seal", "good Valid"]],
  ["another file than the register's", leaked, none, ["unknown Doubtful seal", "unknown The number in the file"]],
  ["known to the register from before", leaked, {}, ["good Sealed by", "good Valid today"]],
])("of a seal by a withdrawn key it tells: %s", async (_, check, seal, wanted) => {
  await chooseFile();
  await page.tell({ check });
  expect(shownFacts()[1]).toMatch(
    /^unknown Doubtful seal: its key may be known to others since 2026-07-02 \| Whoever .* \| Sealed by /,
  );
  expect(shownFacts().filter((fact) => fact.startsWith("good"))).toEqual([]);
  await page.tell({ data });
  const registeredSeal = { ...registered.seal, keyWithdrawnFrom: null, ...seal };
  await page.answer({ verifiedCertificate: { ...registered, seal: registeredSeal } });
  expect(
    shownFacts()
      .slice(1, 3)
      .map((fact, index) => fact.slice(0, wanted[index]?.length)),
  ).toEqual(wanted);
});

test("a large file is not read, and a check that takes too long is stopped, while the page stays as it is", async () => {
  await chooseFile("large.pdf", 20_000_001);
  expect(screen.getByRole("alert").textContent).toContain("larger than 20 MB. Check it by the commands below.");
  expect(page.workers).toHaveLength(0);
  jest.useFakeTimers();
  await chooseFile("slow.pdf");
  await act(async () => jest.advanceTimersByTime(9_000));
  expect(screen.getByRole("alert").textContent).toContain("took too long and was stopped");
  expect(page.workers[0]?.isEnded).toBe(true);
  await chooseFile("bomb.pdf");
  await page.tell({ check: good });
  await act(async () => jest.advanceTimersByTime(9_000));
  expect(shownFacts()[0]).toMatch(/^good Unchanged/);
  expect(shownFacts()[2]).toContain("Type the number and the code below.");
  await chooseFile("text.pdf");
  await page.tell({ check: { kind: "unreadable", reason: "notPdf" } });
  expect(screen.getByRole("alert").textContent).toContain("It is no PDF.");
});

test("the root to compare and three commands are folded without a file, for its name too, and open for a large one", async () => {
  const fold = () => screen.getByText("Verify without us").closest("details");
  expect(fold()?.open).toBe(false);
  await chooseFile("large.pdf", 20_000_001);
  expect(fold()?.open).toBe(true);
  expect(screen.getByText("4B1E ".repeat(16).trim())).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /^Copy (pdfsig|pdfdetach|openssl) / })).toHaveLength(3);
  expect(screen.getByRole("link", { name: /^The whole guide/ }).getAttribute("href")).toBe("/docs/verifying");
  await chooseFile("my $(file)'s.pdf");
  const commands = [...document.querySelectorAll("code")].map(({ textContent }) => textContent);
  expect(commands).toContain(String.raw`pdfsig -nssdir nss 'my $(file)'\''s.pdf'`);
});
