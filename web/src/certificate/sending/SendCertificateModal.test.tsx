import { expect, test } from "@jest/globals";
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { project } from "../../../test/openActivationPanel.tsx";
import {
  answerSending,
  button,
  disclaimer,
  email,
  openSendCertificateModal,
  sendCertificate,
} from "../../../test/openSendCertificateModal.tsx";
import { NetworkFailure } from "../../relay/failures.ts";

test("says what will be sent to whom, with the customer's address filled in", async () => {
  await openSendCertificateModal();
  expect(email().value).toBe("board@ripan.example");
  expect(screen.getByText("Taken from the project’s customer, Brf Ripan")).toBeTruthy();
  const said = { selector: "[role=status]" };
  expect(screen.getByText("First certify by the box.", said)).toBeTruthy();
  await userEvent.click(disclaimer());
  expect(screen.getByText("2 folders, 2 installations", said)).toBeTruthy();
  expect(screen.getByText("The project goes on")).toBeTruthy();
  expect(screen.getByRole("checkbox", { name: "Send a copy to me, elin@nordgolv.example" })).toBeTruthy();
});

test("names what a country's record would lack in the certificates that are sent", async () => {
  const lacksOf = (folderId: string) => (folderId === "f0" ? ["STATEMENT"] : ["INSTRUMENT", "SIGNATURE"]);
  const signableFolders = (project.signableFolders ?? []).map((folder) => ({
    ...folder,
    nationalRecord: { country: "FI", lacks: lacksOf((folder as { folderId: string }).folderId) },
  }));
  await openSendCertificateModal({ signableFolders });
  const dialog = within(screen.getByRole("dialog", { name: "Send 2 certificates" }));
  expect(
    dialog.getByText("Finnish record: instrument of a value and signed declaration missing.", { exact: false }),
  ).toBeTruthy();
});

test("a wrong address and a missing declaration keep the button off, each with its reason", async () => {
  const { environment } = await openSendCertificateModal();
  const reason = () =>
    document.getElementById(button("Send 2 certificates").getAttribute("aria-describedby") ?? "")?.textContent;
  expect(reason()).toMatch(/^First certify/);
  await userEvent.clear(email());
  await userEvent.type(email(), "board@ripan");
  await userEvent.click(disclaimer());
  expect(email().getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Invalid email format")).toBeTruthy();
  expect(reason()).toMatch(/^Enter a valid e-mail/);
  await userEvent.click(button("Send 2 certificates"));
  await userEvent.type(email(), "{Enter}");
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("an address that is too long names the limit while it is typed, and keeps the button off", async () => {
  await openSendCertificateModal();
  await userEvent.click(disclaimer());
  fireEvent.change(email(), { target: { value: `${"a".repeat(250)}@b.se` } });
  expect(screen.getByText("At most 254 characters, now 255.")).toBeTruthy();
  expect(email().getAttribute("aria-invalid")).toBe("true");
  expect(button("Send 2 certificates").getAttribute("aria-disabled")).toBe("true");
});

test("sends once, as chosen, and cannot be closed meanwhile", async () => {
  const { environment } = await openSendCertificateModal();
  await userEvent.click(screen.getByRole("checkbox", { name: /Send a copy/ }));
  await userEvent.click(disclaimer());
  await userEvent.dblClick(button("Send 2 certificates"));
  expect(environment.mock.getAllOperations().map(({ request }) => request.variables)).toEqual([
    {
      input: {
        projectId: "gp1",
        idempotencyKey: expect.any(String),
        folders: ["f1", "f3"],
        activationDate: "2026-02-01",
        toEmail: "board@ripan.example",
        sendCopy: true,
        acceptsDisclaimer: true,
      },
    },
  ]);
  expect(screen.getByText("Sending, please wait…")).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("dialog", { name: "Send 2 certificates" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
});

test("a refusal is told in place, with everything kept", async () => {
  const { environment, sent } = await sendCertificate();
  const userErrors = [{ code: "FOLDER_NOT_SIGNABLE", message: "no" }];
  await answerSending(environment, sent, { archived: false, userErrors, certificates: [], project });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The certificate was not sent");
  expect(alert.textContent).toContain("A selected folder can no longer be activated.");
  expect(document.activeElement).toBe(alert);
  expect(email().value).toBe("board@ripan.example");
  expect(button("Send 2 certificates").getAttribute("aria-disabled")).toBeNull();
});

test("without an answer it says what to look at before trying again, with the case number", async () => {
  const { environment, sent } = await sendCertificate();
  await act(async () => environment.mock.reject(sent, new NetworkFailure("r-17")));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Look at the Activated tab before you try again.");
  expect(alert.textContent).toContain("r-17");
  await userEvent.click(button("Send 2 certificates"));
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  const again = environment.mock.getMostRecentOperation().request.variables.input;
  expect(again).toEqual(sent.request.variables.input);
  expect(again.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
});
