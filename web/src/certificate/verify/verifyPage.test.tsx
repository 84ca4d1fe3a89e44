import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { loadQuery } from "react-relay/hooks";
import { createEnvironment } from "../../../test/createEnvironment.ts";
import { mockAnswer } from "../../../test/mockAnswer.ts";
import { renderRoutes } from "../../../test/renderRoutes.tsx";
import { I18nProvider } from "../../i18n/I18nProvider.tsx";
import { localDay } from "../../i18n/localDay.ts";
import query, { type VerifyPageQuery } from "./__generated__/VerifyPageQuery.graphql.ts";
import type { CheckedFile } from "./checkFile.ts";
import type { CheckProgress, CheckTask } from "./checkWorker.ts";
import { VerifyPage } from "./VerifyPage.tsx";

const workers: FakeWorker[] = [];

/** Tells what the test lets it tell. */
class FakeWorker {
  onmessage: ((event: { data: CheckProgress }) => void) | null = null;
  tasks: CheckTask[] = [];
  isEnded = false;
  constructor() {
    workers.push(this);
  }
  postMessage(task: CheckTask) {
    this.tasks.push(task);
  }
  terminate() {
    this.isEnded = true;
  }
}

beforeEach(() => {
  document.cookie = "language=en";
  workers.length = 0;
  Object.assign(globalThis, { Worker: FakeWorker });
});
afterEach(() => {
  jest.useRealTimers();
});

const key = { issuer: "Fjällum Garanti", rootSha256: "4b1e".repeat(16), chain: "a chain" };
const year = (from: number) => localDay(new Date(Date.now() + from * 31_536_000_000).toISOString());
const registered = {
  ...{ number: "FG-1", activationDate: year(-1), validUntil: year(9), companyName: "Nordgolv El AB" },
  seal: { fileSha256: "f".repeat(64) },
};
const good: CheckedFile & { kind: "sealed" } = {
  ...{ kind: "sealed", fits: true, isOurs: true, isWhole: true, issuer: "Fjällum Garanti", hasTimestamp: false },
  ...{ rootSha256: key.rootSha256, fileSha256: "f".repeat(64), time: "2026-07-01T12:28:00.000Z" },
};
const data = { number: "FG-1", code: "c".repeat(24), company: "Nordgolv El AB", validUntil: "2036-06-30" };

async function open() {
  const environment = createEnvironment();
  const loader = () => loadQuery<VerifyPageQuery>(environment, query, {});
  const element = (
    <I18nProvider>
      <VerifyPage />
    </I18nProvider>
  );
  renderRoutes(environment, [{ path: "/verify", loader, element }], "/verify");
  await screen.findByRole("main");
  const answer = (answered: object) =>
    act(async () => environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, answered)));
  await answer({ sealKeys: [key] });
  const asked = () => environment.mock.getMostRecentOperation().request.variables;
  return { answer, asked };
}

async function choose(name = "certificate.pdf", size = 10) {
  const file = new File(["x"], name);
  Object.defineProperty(file, "size", { value: size });
  await act(async () =>
    fireEvent.change(document.querySelector("input[type=file]") ?? document, { target: { files: [file] } }),
  );
}

const tell = (progress: CheckProgress) => act(async () => workers.at(-1)?.onmessage?.({ data: progress }));

/** Each fact as its verdict, title and reasons, by the shape that stands before it. */
function facts() {
  const items = screen.getAllByRole("listitem").filter((item) => item.querySelector("svg + div > b"));
  return items.map(
    (item) => `${shapeOf(item)} ${[...item.querySelectorAll("b, p")].map((each) => each.textContent).join(" | ")}`,
  );
}

function shapeOf(item: HTMLElement) {
  const drawing = item.querySelector("svg")?.innerHTML ?? "";
  if (drawing.includes("--success-text")) return "good";
  return drawing.includes("--danger-text") ? "bad" : "unknown";
}

test("a whole file of ours has four facts, each by itself, without a headline, and says whose word the time is", async () => {
  const { answer, asked } = await open();
  await choose();
  expect(workers[0]?.tasks[0]?.keys).toMatchObject([key]);
  await tell({ check: good });
  expect(facts()[2]).toMatch(/^unknown What holds today cannot be told/);
  await tell({ data });
  expect(asked()).toEqual({ code: data.code });
  await answer({ verifiedCertificate: registered });
  expect(facts()).toEqual([
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
  expect(workers[0]?.isEnded).toBe(true);
});

test.each<[string, CheckedFile, string[]]>([
  [
    "The file is changed",
    { ...good, fits: false },
    ["bad Changed", "unknown The seal does not fit", "unknown Valid", "unknown Whether"],
  ],
  [
    "The file is changed",
    { kind: "broken" } as const,
    ["bad Changed", "unknown The seal does not fit", "unknown Valid", "unknown Whether"],
  ],
  [
    "The file is changed",
    { ...good, fileSha256: "e".repeat(64) },
    ["bad Changed", "unknown The seal", "unknown Valid", "unknown Whether"],
  ],
  [
    "Something was added after the seal",
    { ...good, isWhole: false },
    ["bad Changed", "unknown The seal holds", "unknown Valid", "bad Something was added"],
  ],
  [
    "The seal is not ours",
    { ...good, isOurs: false },
    ["unknown Whether", "bad The seal is not ours", "unknown Valid", "unknown Whether"],
  ],
  [
    "More than one seal",
    { kind: "several" } as const,
    ["unknown Whether", "bad More than one", "unknown Valid", "bad Something was added"],
  ],
])("of a bad file it says “%s”, and nothing is good", async (headline, check, wanted) => {
  const { answer } = await open();
  await choose();
  await tell({ check });
  await tell({ data });
  await answer({ verifiedCertificate: registered });
  expect(screen.getByRole("heading", { name: headline })).toBeTruthy();
  expect(facts().map((fact, index) => fact.slice(0, wanted[index]?.length))).toEqual(wanted);
});

test("one without a seal is known by its number alone, which is asked for where the file does not say it", async () => {
  const { answer, asked } = await open();
  await choose();
  await tell({ check: { kind: "unsealed" } });
  await tell({ data: null });
  expect(facts()).toEqual([
    expect.stringMatching(/^unknown Whether the file is unchanged/),
    "unknown Not sealed, known by its number",
    "unknown What holds today cannot be told | Type the number and the code below.",
    expect.stringMatching(/^unknown Whether something was added/),
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Look up the number" }));
  expect(screen.getAllByText("Fill in the field.")).toHaveLength(2);
  await userEvent.type(screen.getByLabelText("Number of the certificate"), "fg-1");
  await userEvent.type(screen.getByLabelText("Code in the QR code"), `https://a.example/certificate/${data.code}`);
  await userEvent.click(screen.getByRole("button", { name: "Look up the number" }));
  expect(asked()).toEqual({ code: data.code });
  await answer({ verifiedCertificate: registered });
  expect(facts()[2]).toMatch(/^good Valid today/);
  expect(facts()[1]).toBe("unknown Not sealed, known by its number");
});

test("a number with the code of another certificate is told as unknown, and no fact of a file is claimed", async () => {
  const { answer } = await open();
  await userEvent.type(screen.getByLabelText("Number of the certificate"), "FG-2");
  await userEvent.type(screen.getByLabelText("Code in the QR code"), data.code);
  await userEvent.click(screen.getByRole("button", { name: "Look up the number" }));
  await answer({ verifiedCertificate: registered });
  expect(facts()[2]).toContain("no certificate with this number and code");
  expect(facts().filter((fact) => fact.startsWith("unknown"))).toHaveLength(4);
});

test("a large file is not read, and a check that takes too long is stopped, while the page stays as it is", async () => {
  await open();
  await choose("large.pdf", 20_000_001);
  expect(screen.getByRole("alert").textContent).toContain("larger than 20 MB. Check it by the commands below.");
  expect(workers).toHaveLength(0);
  jest.useFakeTimers();
  await choose("slow.pdf");
  await act(async () => jest.advanceTimersByTime(9_000));
  expect(screen.getByRole("alert").textContent).toContain("took too long and was stopped");
  expect(workers[0]?.isEnded).toBe(true);
  await choose("bomb.pdf");
  await tell({ check: good });
  await act(async () => jest.advanceTimersByTime(9_000));
  expect(facts()[0]).toMatch(/^good Unchanged/);
  expect(facts()[2]).toContain("Type the number and the code below.");
  await choose("text.pdf");
  await tell({ check: { kind: "unreadable", reason: "notPdf" } });
  expect(screen.getByRole("alert").textContent).toContain("It is no PDF.");
});

test("the root to compare and three commands stand there without a file, for its name too", async () => {
  await open();
  expect(screen.getByText("4B1E ".repeat(16).trim())).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /^Copy (pdfsig|pdfdetach|openssl) / })).toHaveLength(3);
  await choose("my $(file)'s.pdf");
  expect(screen.getByText(String.raw`pdfsig -nssdir nss 'my $(file)'\''s.pdf'`)).toBeTruthy();
});
