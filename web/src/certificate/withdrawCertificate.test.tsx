import { beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { edge, openCertificateList } from "../../test/openCertificateList.tsx";

beforeEach(() => {
  localStorage.clear();
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const ended = { at: "2026-10-05T10:00:00.000Z", reason: "Fel produkt" };
const rows = [
  edge("FG-4", "Karin Öberg", {}, undefined, { viewerCanWithdraw: true }),
  edge("FG-3", "Zander AB"),
  edge("FG-2", "Norrsken AB", {}, undefined, { status: "WITHDRAWN", withdrawal: ended }),
  edge("FG-1", "Ekudden", {}, undefined, { status: "REPLACED", withdrawal: ended, replacedBy: [{ number: "FG-3" }] }),
];
const rowOf = (number: string) => within(screen.getByRole("link", { name: number }).closest("tr") as HTMLElement);

test("the register says which certificates no longer hold, and offers to send or withdraw the others alone", async () => {
  const { answer } = await openCertificateList();
  await answer(rows);
  expect(rowOf("FG-2").getByText("Withdrawn")).toBeTruthy();
  expect(rowOf("FG-2").getByText("2026-10-05, Fel produkt")).toBeTruthy();
  expect(rowOf("FG-1").getByText("Replaced")).toBeTruthy();
  expect(rowOf("FG-1").getByText(/^by FG-3/)).toBeTruthy();
  const buttons = (number: string) =>
    rowOf(number)
      .queryAllByRole("button")
      .map((button) => button.getAttribute("aria-label"));
  expect(buttons("FG-4")).toEqual(["More for FG-4"]);
  await userEvent.click(screen.getByRole("button", { name: "More for FG-3" }));
  const actions = await screen.findAllByRole("menuitem");
  expect(actions.map(({ textContent }) => textContent)).toEqual([
    "Open PDF",
    "Customer’s page",
    "Copy link",
    "Send again",
  ]);
});

test("a certificate is withdrawn with a reason and a tick, and not without", async () => {
  const { answer, asked } = await openCertificateList();
  await answer(rows);
  const more = screen.getByRole("button", { name: "More for FG-4" });
  await userEvent.click(more);
  await userEvent.click(await screen.findByRole("menuitem", { name: "Withdraw …" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Withdraw FG-4" }));
  expect(dialog.getByText(/^The certificate for Bad, Hall ends at once/)).toBeTruthy();
  const submit = () => userEvent.click(dialog.getByRole("button", { name: "Withdraw" }));
  await submit();
  dialog.getByRole("combobox").focus();
  await userEvent.tab();
  expect(dialog.getAllByText("Choose a reason, else the customer does not know why.").length).toBe(2);
  await userEvent.selectOptions(dialog.getByRole("combobox"), "Wrong product in the certificate");
  await userEvent.type(dialog.getByRole("textbox"), "The mat is 2 m².");
  await submit();
  expect(dialog.getByText("First confirm that you understand that this cannot be undone.")).toBeTruthy();
  await userEvent.click(dialog.getByRole("checkbox"));
  await submit();
  await waitFor(() =>
    expect(asked().input).toMatchObject({
      certificateId: "FG-4",
      reason: "Wrong product in the certificate. The mat is 2 m².",
    }),
  );
});
