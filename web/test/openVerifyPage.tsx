import { act, fireEvent, screen } from "@testing-library/react";
import { loadQuery } from "react-relay/hooks";
import query, { type VerifyPageQuery } from "../src/certificate/verify/__generated__/VerifyPageQuery.graphql.ts";
import type { CheckedFile } from "../src/certificate/verify/checkFile.ts";
import type { CheckProgress, CheckTask } from "../src/certificate/verify/checkWorker.ts";
import { VerifyPage } from "../src/certificate/verify/VerifyPage.tsx";
import { I18nProvider } from "../src/i18n/I18nProvider.tsx";
import { localDay } from "../src/i18n/localDay.ts";
import { createEnvironment } from "./createEnvironment.ts";
import { mockAnswer } from "./mockAnswer.ts";
import { renderRoutes } from "./renderRoutes.tsx";

class FakeWorker {
  onmessage: ((event: { data: CheckProgress }) => void) | null = null;
  tasks: CheckTask[] = [];
  isEnded = false;
  postMessage(task: CheckTask) {
    this.tasks.push(task);
  }
  terminate() {
    this.isEnded = true;
  }
}

export const key = { issuer: "Fjällum Garanti", rootSha256: "4b1e".repeat(16), chain: "a chain" };

const year = (from: number) => localDay(new Date(Date.now() + from * 31_536_000_000).toISOString());
/** The register's answer for the good file. */
export const registered = {
  ...{ number: "FG-1", activationDate: year(-1), validUntil: year(9), companyName: "Nordgolv El AB" },
  ...{
    seal: { fileSha256: "f".repeat(64), keyWithdrawnFrom: null, timestamp: null },
    withdrawal: null,
    replacedBy: [],
  },
};
export const good: CheckedFile & { kind: "sealed" } = {
  ...{ kind: "sealed", fits: true, isOurs: true, isWhole: true, issuer: "Fjällum Garanti", timestamp: null },
  ...{ rootSha256: key.rootSha256, fileSha256: "f".repeat(64), time: "2026-07-01T12:28:00.000Z" },
  keyWithdrawnFrom: null,
};
export const data = { number: "FG-1", code: "c".repeat(24), company: "Nordgolv El AB", validUntil: "2036-06-30" };

/** Opens the page for a service with one published key. The test sends the messages of the page's workers. */
export async function openVerifyPage() {
  document.cookie = "language=en";
  const workers: FakeWorker[] = [];
  const Worker = class extends FakeWorker {
    constructor() {
      super();
      workers.push(this);
    }
  };
  Object.assign(globalThis, { Worker });
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
  return {
    workers,
    answer,
    fail: () => act(async () => environment.mock.rejectMostRecentOperation(new Error("gone"))),
    asked: () => environment.mock.getMostRecentOperation().request.variables,
    tell: (progress: CheckProgress) => act(async () => workers.at(-1)?.onmessage?.({ data: progress })),
  };
}

export async function chooseFile(name = "certificate.pdf", size = 10) {
  const file = new File(["x"], name);
  Object.defineProperty(file, "size", { value: size });
  const input = document.querySelector("input[type=file]") ?? document;
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
}

/** Each fact's verdict (read from its icon), title and reasons. */
export function shownFacts() {
  const items = screen.getAllByRole("listitem").filter((item) => item.querySelector("svg + div > b"));
  return items.map((item) => {
    const words = [...item.querySelectorAll("b, p")].map(({ textContent }) => textContent);
    return `${verdictOf(item)} ${words.join(" | ")}`;
  });
}

function verdictOf(item: HTMLElement) {
  const drawing = item.querySelector("svg")?.innerHTML ?? "";
  if (drawing.includes("--success-text")) return "good";
  return drawing.includes("--danger-text") ? "bad" : "unknown";
}
