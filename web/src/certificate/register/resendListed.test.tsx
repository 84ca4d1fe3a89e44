import { beforeAll, beforeEach, expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { OperationDescriptor } from "relay-runtime";
import type { MockEnvironment } from "relay-test-utils";
import { mockAnswer } from "../../../test/mockAnswer.ts";
import { edge, edges, openCertificateList } from "../../../test/openCertificateList.tsx";

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
beforeEach(() => localStorage.clear());

async function answerProject({ mock }: MockEnvironment) {
  const find = () =>
    mock.getAllOperations().find(({ request }) => request.node.operation.name === "ResendListedCertificateQuery");
  await waitFor(() => expect(find()).toBeTruthy());
  const operation = find() as OperationDescriptor;
  const company = { id: "c", country: "DE" };
  const viewer = { __typename: "User", id: "u", email: "office@nordgolv.example", company };
  const project = { id: "gp1", customer: "Ylva Öhman", customerEmail: null };
  await act(async () => mock.resolve(operation, mockAnswer(operation, { viewer, project })));
}

test("faults that were reported stand in the row, and open with date and text", async () => {
  const { answer } = await openCertificateList();
  const [reported, other] = edges;
  const faultReports = [
    {
      ...{ text: "Cold floor\nCall me", reportedAt: "2026-11-22T10:00:00.000Z", faultReportId: "r1", state: "CLOSED" },
      ...{ name: "Gun", phone: "070-1", email: null },
    },
  ];
  await answer([{ ...reported, node: { ...reported?.node, faultReports } }, { ...other }]);
  await userEvent.click(screen.getByRole("button", { name: "1 fault reported" }));
  const dialog = screen.getByRole("dialog", { name: "Faults reported: FG-2" });
  expect(within(dialog).getByRole("listitem").textContent).toBe(
    "2026-11-22ClosedCold floor\nCall meGun070-1Open the report",
  );
  const open = within(dialog).getByRole("link", { name: "Open the report" });
  expect(open.getAttribute("href")).toBe("/certificates/FG-2/faults/r1");
});

test("the dialog of a failed mail says once why it failed, and sends only to another address", async () => {
  const { environment, answer } = await openCertificateList();
  await answer();
  await userEvent.click(screen.getByRole("button", { name: "Correct the address of FG-2" }));
  await answerProject(environment);
  const dialog = screen.getByRole("dialog", { name: "Correct the address and send again" });
  const email = within(dialog).getByDisplayValue<HTMLInputElement>("fel@kund.example");
  const [facts] = dialog.getElementsByTagName("dl");
  expect(facts?.textContent).toBe("NumberFG-2 LanguageDeutschCustomerYlva Öhman");
  expect(within(dialog).getAllByText("Could not be delivered: no such address")).toHaveLength(1);
  const send = () => within(dialog).getByRole("button", { name: "Send again" });
  expect(email.getAttribute("aria-invalid")).toBe("true");
  expect(send().getAttribute("aria-disabled")).toBe("true");
  expect(within(dialog).getAllByText("Change the address first").length).toBeGreaterThan(0);
  await userEvent.clear(email);
  await userEvent.type(email, "ratt@kund.example");
  expect(email.getAttribute("aria-invalid")).toBe("false");
  expect(send().getAttribute("aria-disabled")).not.toBe("true");
  expect(within(dialog).queryByText("Could not be delivered: no such address")).toBeNull();
});

test("ticked certificates are sent again together, once their number was said yes to", async () => {
  const features = { certificateRegister: true, batches: true };
  const { environment, answer } = await openCertificateList(undefined, features);
  const named = (name: string) =>
    environment.mock.getAllOperations().find(({ request }) => request.node.operation.name === name);
  const withdrawn = { status: "WITHDRAWN", withdrawal: { at: "2026-07-02T10:00:00Z", reason: "Wrong room" } };
  await answer([...edges, edge("FG-3", "Zander AB", {}, undefined, withdrawn)]);
  for (const number of ["FG-1", "FG-2", "FG-3"])
    await userEvent.click(screen.getByRole("checkbox", { name: `Tick ${number}` }));
  await userEvent.click(
    within(screen.getByRole("region", { name: "Ticked certificates" })).getByRole("button", { name: "Send again" }),
  );
  const dialog = screen.getByRole("dialog", { name: "Send certificate again" });
  expect(dialog.textContent).toContain("cannot be undone");
  expect(dialog.textContent).toContain("1 of 3 is not sent: its last mail could not be delivered.");
  expect(
    within(dialog)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "fel@kund.exampleYlva Öhman · FG-2The last mail could not be deliveredCorrect the address",
    "kund@kund.exampleZander AB · FG-1",
  ]);
  const bounced = within(dialog).getByRole<HTMLInputElement>("checkbox", { name: /^fel@kund/ });
  expect(bounced.checked).toBe(false);
  const submit = (name: string) => within(dialog).getByRole("button", { name });
  await userEvent.click(within(dialog).getByRole("checkbox", { name: /^kund@kund/ }));
  expect(submit("Send 0 again").getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(within(dialog).getByRole("checkbox", { name: /^kund@kund/ }));
  await userEvent.click(bounced);
  expect(screen.getByRole("dialog", { name: "Send 2 certificates again" })).toBeTruthy();
  expect(dialog.textContent).not.toContain("1 of 3");
  expect(dialog.textContent).toContain("Not sent, because withdrawn or without an address: FG-3");
  await userEvent.click(within(dialog).getByRole("checkbox", { name: "Send me a copy of each mail" }));
  await userEvent.click(submit("Send 2 again"));
  expect(named("useBatchesStartMutation")?.request.variables.input).toMatchObject({
    ...{ action: "RESEND", ids: ["FG-2", "FG-1"], sendCopy: true },
  });
  const batch = {
    ...{ id: "b1", action: "RESEND", state: "COMPLETED", itemCount: 2, doneCount: 2, leftCount: 0, waitingCount: 0 },
    ...{
      createdAt: new Date().toISOString(),
      undoableUntil: null,
      isUndo: false,
      retryAt: null,
      left: [],
      waiting: [],
    },
  };
  const start = named("useBatchesStartMutation");
  if (!start) throw new Error("Nothing was sent");
  await act(async () => environment.mock.resolve(start, mockAnswer(start, { startBatch: { batch, userErrors: [] } })));
  expect(await screen.findByText(/^2 certificates/)).toBeTruthy();
});

test("beside an address that failed, the dialog of sending one again opens with it", async () => {
  const { environment, answer } = await openCertificateList(undefined, { certificateRegister: true, batches: true });
  await answer();
  await userEvent.click(screen.getByRole("checkbox", { name: "Tick FG-2" }));
  const bar = within(screen.getByRole("region", { name: "Ticked certificates" }));
  await userEvent.click(bar.getByRole("button", { name: "Send again" }));
  await userEvent.click(screen.getByRole("button", { name: "Correct the address" }));
  await answerProject(environment);
  const email = await screen.findByLabelText("Recipient’s e-mail");
  expect(email).toHaveProperty("value", "fel@kund.example");
});
