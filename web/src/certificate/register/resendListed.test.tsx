import { beforeAll, beforeEach, expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockAnswer } from "../../../test/mockAnswer.ts";
import { edge, edges, openCertificateList } from "../../../test/openCertificateList.tsx";

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
beforeEach(() => localStorage.clear());

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

test("sending again names the certificate, its customer and why it did not arrive, and opens with its last recipient", async () => {
  const { environment, answer } = await openCertificateList();
  await answer();
  await userEvent.click(screen.getByRole("button", { name: "Send again FG-2" }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      mockAnswer(operation, {
        viewer: { __typename: "User", id: "u", email: "office@nordgolv.example" },
        project: { id: "gp1", customer: "Ylva Öhman", customerEmail: null },
      }),
    ),
  );
  const dialog = screen.getByRole("dialog", { name: "Send certificate again" });
  expect(within(dialog).getByDisplayValue("fel@kund.example")).toBeTruthy();
  const [facts] = dialog.getElementsByTagName("dl");
  expect(facts?.textContent).toBe(
    "NumberFG-2 CustomerYlva ÖhmanSent tofel@kund.exampleCould not be delivered: no such address",
  );
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
  const dialog = screen.getByRole("dialog", { name: "Send 3 certificates again?" });
  expect(dialog.textContent).toContain("cannot be undone");
  expect(
    within(dialog)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["fel@kund.example1 certificate", "kund@kund.example1 certificate"]);
  expect(dialog.textContent).toContain("Not sent, because withdrawn or without an address: FG-3");
  await userEvent.click(within(dialog).getByRole("checkbox", { name: "Send me a copy of each mail" }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Send again" }));
  expect(named("useBatchesStartMutation")?.request.variables.input).toMatchObject({
    ...{ action: "RESEND", ids: ["FG-2", "FG-1", "FG-3"], sendCopy: true },
  });
});
