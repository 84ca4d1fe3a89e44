import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { createEnvironment } from "../../../test/createEnvironment.ts";
import { mockAnswer } from "../../../test/mockAnswer.ts";
import { renderRoutes } from "../../../test/renderRoutes.tsx";
import { CertificateArchiveModal } from "./CertificateArchiveModal.tsx";
import { readCertificateListView } from "./certificateListView.ts";

const period = { from: "2026-07-01", to: "2026-09-30" };
const view = readCertificateListView(
  new URLSearchParams("q=öhman&state=FAILED&status=ISSUED&period=dates&from=2026-07-01&to=2026-09-30"),
);
const running = {
  ...period,
  state: "RUNNING",
  done: 300,
  total: 812,
  reason: null,
  missing: null,
  url: null,
  size: null,
  expiresAt: null,
  query: null,
  endsFrom: null,
  endsTo: null,
  states: null,
  statuses: null,
};
const done = {
  ...running,
  state: "DONE",
  done: 812,
  url: "https://files.example/a",
  size: 48_000_000,
  expiresAt: "2026-11-24T10:00:00.000Z",
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["setTimeout", "queueMicrotask", "performance", "setImmediate"] });
});
afterEach(() => {
  jest.useRealTimers();
});

async function open(certificateArchiveFilters = false, count = 0) {
  const environment = createEnvironment();
  const onClose = jest.fn();
  renderRoutes(environment, [{ path: "/", element: <CertificateArchiveModal view={view} onClose={onClose} /> }], "/", {
    certificateArchiveFilters,
  });
  const dialog = await screen.findByRole("dialog", { name: "Download PDFs" });
  const waiting = () => environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
  const answer = (root: object) =>
    act(async () => environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, root)));
  const tell = (certificateArchive: object | null) =>
    answer({
      viewer: {
        id: "u",
        company: { __typename: "Company", id: "c", certificateArchive, certificates: { totalCount: count } },
      },
    });
  const variables = () => environment.mock.getMostRecentOperation().request.variables;
  return { dialog: within(dialog), waiting, answer, tell, variables };
}

test("a period is asked for, its progress shows by itself, and each download asks for a link of its own", async () => {
  const clicked: string[] = [];
  HTMLAnchorElement.prototype.click = function click() {
    clicked.push(this.href);
  };
  const { dialog, waiting, answer, tell, variables } = await open();
  await tell(null);
  fireEvent.click(dialog.getByRole("button", { name: "Make ZIP" }));
  expect(variables()).toEqual({ input: period });
  await answer({ requestCertificateArchive: { archive: { state: "QUEUED" }, userErrors: [] } });
  await tell(running);
  expect(dialog.getByRole("status").textContent).toContain("300 of 812 PDFs");
  expect(dialog.getByRole("button", { name: "Make ZIP" })).toHaveProperty("disabled", true);
  expect(waiting()).toEqual([]);
  await act(async () => jest.advanceTimersByTime(2_000));
  await tell(done);
  expect(dialog.getByRole("status").textContent).toContain(
    "812 certificates, 48.0 MB. The file is kept until 2026-11-24.",
  );
  fireEvent.click(dialog.getByRole("button", { name: "Download ZIP" }));
  await tell({ ...done, url: "https://files.example/b" });
  expect(clicked).toEqual(["https://files.example/b"]);
});

test("the certificates that the register shows are counted and asked for, and a part of a period says so", async () => {
  const { dialog, answer, tell, variables } = await open(true, 12);
  const filter = { query: "öhman", ...period, endsFrom: null, endsTo: null, states: ["FAILED"], statuses: ["ISSUED"] };
  expect(variables()).toMatchObject({ isCounted: true, ...filter });
  await tell({ ...done, query: "zander", states: ["QUEUED", "SENT"], statuses: ["REPLACED"] });
  expect(dialog.getByRole("status").textContent).toContain(
    "Only some of this period: Search “zander”; Queued, Sent; Replaced",
  );
  expect(dialog.getByText(/^The register shows 12 certificates now/)).toBeTruthy();
  expect(dialog.queryByLabelText("Up to and including")).toBeNull();
  fireEvent.click(dialog.getByRole("button", { name: "Make ZIP" }));
  expect(variables()).toEqual({ input: filter });
  await answer({ requestCertificateArchive: { archive: { state: "QUEUED" }, userErrors: [] } });
  await tell(null);
});

test("nothing is made of a register that shows nothing", async () => {
  const { dialog, tell } = await open(true);
  await tell(null);
  expect(dialog.getByText(/^The register shows no certificate now/)).toBeTruthy();
  expect(dialog.getByRole("button", { name: "Make ZIP" })).toHaveProperty("disabled", true);
});

test("what was asked for before is there again, and a PDF that is missing is named", async () => {
  const { dialog, tell } = await open();
  await tell({ ...running, state: "FAILED", reason: "FILE_MISSING", missing: "FG-2026-000017" });
  expect(dialog.getByRole("alert").textContent).toContain("The service lacks the PDF of FG-2026-000017.");
  expect(dialog.getByRole("button", { name: "Make ZIP" })).toHaveProperty("disabled", false);
});

test("an empty period and days that are none are told", async () => {
  const { dialog, answer, tell } = await open();
  await tell(null);
  fireEvent.change(dialog.getByLabelText("Up to and including"), { target: { value: "2026-06-30" } });
  expect(dialog.getByText("Write days like 2026-01-31, the first one first.")).toBeTruthy();
  expect(dialog.getByRole("button", { name: "Make ZIP" })).toHaveProperty("disabled", true);
  fireEvent.change(dialog.getByLabelText("Up to and including"), { target: { value: "2026-07-02" } });
  fireEvent.click(dialog.getByRole("button", { name: "Make ZIP" }));
  const userErrors = [{ code: "PERIOD_EMPTY", path: ["to"] }];
  await answer({ requestCertificateArchive: { archive: null, userErrors } });
  await tell(null);
  expect(dialog.getByRole("alert").textContent).toContain("No certificate fits.");
});
