import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { listFolders } from "../../../test/listFolders.ts";
import { project, root, upper } from "../../../test/openActivationPanel.tsx";
import {
  answerSending,
  button,
  disclaimer,
  projectAfterSending,
  sendCertificate,
} from "../../../test/openSendCertificateModal.tsx";

test("after a part was sent it says so, and the panel shows what is left", async () => {
  const { environment, sent, router } = await sendCertificate();
  await answerSending(environment, sent, {
    archived: false,
    userErrors: [],
    certificates: [],
    project: projectAfterSending,
  });
  expect(await screen.findByRole("dialog", { name: "Certificate issued" })).toBeTruthy();
  expect(screen.getByText("2 certificates have been sent")).toBeTruthy();
  expect(screen.queryByText(/completed and archived/)).toBeNull();
  await userEvent.click(button("Done"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("tab", { name: "To activate (1)" })).toBeTruthy();
  expect(router.state.location.pathname).toBe("/projects/ongoing/p1");
});

test("tells the numbers, the recipient and the files, and goes on to the next ready folder", async () => {
  const { environment, sent } = await sendCertificate();
  const certificate = {
    id: "cert1",
    certificateId: "c1",
    folderId: "f1",
    number: "FG-2026-000057",
    fileName: "floor-1.pdf",
    url: "https://files.example/floor-1.pdf",
    pages: 2,
    activationDate: "2026-02-01",
    ...{ viewerCanWithdraw: false, status: "ISSUED", withdrawal: null, replaces: [], replacedBy: [] },
    recipients: [
      { email: "board@ripan.example", copy: false, state: "SENT", reason: null, changedAt: "2026-02-01T10:00:00.000Z" },
    ],
  };
  const left = { ...project, signableFolders: listFolders([root, upper]) };
  await answerSending(environment, sent, {
    archived: false,
    userErrors: [],
    certificates: [certificate],
    project: left,
  });
  const dialog = within(await screen.findByRole("dialog", { name: "Certificate issued" }));
  expect(dialog.getByText("FG-2026-000057").textContent).toBe("FG-2026-000057Floor 1");
  expect(dialog.getByText("The warranty is activated.")).toBeTruthy();
  expect(dialog.getAllByText("board@ripan.example")).toHaveLength(1);
  expect(dialog.getByText("1 folder left to activate")).toBeTruthy();
  expect(dialog.getByRole("link", { name: "floor-1.pdf" }).getAttribute("href")).toBe(certificate.url);
  expect(dialog.getByText("2 pages")).toBeTruthy();
  await userEvent.click(button("Send Floor 2 / North wing"));
  expect(await screen.findByRole("dialog", { name: "Send certificate" })).toBeTruthy();
  await userEvent.click(disclaimer());
  expect(screen.getByText("1 folder, 1 installation")).toBeTruthy();
  await userEvent.click(button("Send certificate"));
  const again = environment.mock.getMostRecentOperation().request.variables.input;
  expect(again).toMatchObject({ folders: ["f3"], activationDate: "2026-02-01", toEmail: "board@ripan.example" });
  expect(again.idempotencyKey).not.toBe(sent.request.variables.input.idempotencyKey);
});

test("when the project was archived it says that too, and closing leads there, to what was activated", async () => {
  const { environment, sent, router } = await sendCertificate();
  await answerSending(environment, sent, {
    archived: true,
    userErrors: [],
    certificates: [],
    project: { ...projectAfterSending, archived: true, signableFolders: [] },
  });
  expect(await screen.findByText("Kvarteret Ripan is completed and archived.", { exact: false })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Show it among archived projects" }).getAttribute("href")).toBe(
    "/projects/archived/p1",
  );
  expect(environment.mock.getAllOperations()).toEqual([]);
  await userEvent.click(button("Done"));
  await waitFor(() => expect(router.state.location.pathname).toBe("/projects/archived/p1"));
  expect(router.state.location.search).toBe("?activation=activated");
});

test("a mail that waits in the queue is on its way, not sent", async () => {
  const { environment, sent } = await sendCertificate();
  const recipient = { email: "board@ripan.example", copy: false, state: "QUEUED", reason: null };
  const certificate = { certificateId: "c1", url: "https://files.example/1", recipients: [recipient] };
  await answerSending(environment, sent, {
    ...{ archived: false, userErrors: [], project: projectAfterSending },
    certificates: [certificate],
  });
  expect((await screen.findByText("2 certificates are issued and on their way")).role).toBe("status");
  expect(screen.queryByText(/have been sent/)).toBeNull();
});

test("a mail that failed meanwhile is not announced as sent", async () => {
  const { environment, sent } = await sendCertificate();
  const refused = { state: "FAILED", reason: "ADDRESS_REFUSED", changedAt: "2026-02-01T10:00:00.000Z" };
  const recipients = [{ email: "board@ripan.example", copy: false, ...refused }];
  const certificate = { certificateId: "c1", url: "https://files.example/1", recipients };
  await answerSending(environment, sent, {
    ...{ archived: false, userErrors: [], project: projectAfterSending },
    certificates: [certificate],
  });
  expect((await screen.findByText("A mail could not be delivered")).role).toBe("status");
  expect(screen.queryByText(/been sent/)).toBeNull();
});
