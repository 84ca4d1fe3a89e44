import { afterEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { OperationDescriptor } from "relay-runtime";
import { type MockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { openActivationPanel, project, root, upper } from "../../../test/openActivationPanel.tsx";
import { NetworkFailure } from "../../relay/NetworkFailure.ts";

afterEach(() => void jest.restoreAllMocks());

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const email = () => screen.getByLabelText<HTMLInputElement>("Recipient’s e-mail");
const disclaimer = () => screen.getByRole("checkbox", { name: /I certify/ });

async function openModal() {
  const opened = await openActivationPanel();
  await userEvent.click(await screen.findByRole("button", { name: "Select all" }));
  const day = screen.getByLabelText("Warranty valid from");
  await userEvent.clear(day);
  await userEvent.type(day, "2026-02-01");
  await userEvent.click(button("Continue with 2 selected"));
  await screen.findByRole("dialog", { name: "Send certificate" });
  return opened;
}

async function send() {
  const opened = await openModal();
  await userEvent.click(disclaimer());
  await userEvent.click(button("Send certificate"));
  return { ...opened, sent: opened.environment.mock.getMostRecentOperation() };
}

async function answer(environment: MockEnvironment, sent: OperationDescriptor, payload: object) {
  const resolvers = Object.fromEntries([["SendCertificatePayload", () => payload]]);
  await act(async () => environment.mock.resolve(sent, MockPayloadGenerator.generate(sent, resolvers)));
}

const rest = { ...project, foldersToActivate: [root] };

test("says what will be sent to whom, with the customer's address filled in", async () => {
  await openModal();
  expect(email().value).toBe("board@ripan.example");
  expect(screen.getByText("2 folders, 2 installations")).toBeTruthy();
  expect(screen.getByText("The project goes on")).toBeTruthy();
  expect(screen.getByRole("checkbox", { name: "Send a copy to me, elin@nordgolv.example" })).toBeTruthy();
});

test("a wrong address and a missing declaration keep the button off, each with its reason", async () => {
  const { environment } = await openModal();
  expect(screen.getByText(/^First certify/).id).toBe(button("Send certificate").getAttribute("aria-describedby"));
  await userEvent.clear(email());
  await userEvent.type(email(), "board@ripan");
  await userEvent.click(disclaimer());
  expect(email().getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Invalid email format")).toBeTruthy();
  expect(screen.getByText(/^Enter a valid e-mail/).id).toBe(
    button("Send certificate").getAttribute("aria-describedby"),
  );
  await userEvent.click(button("Send certificate"));
  await userEvent.type(email(), "{Enter}");
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("an address that is too long names the limit while it is typed, and keeps the button off", async () => {
  await openModal();
  await userEvent.click(disclaimer());
  fireEvent.change(email(), { target: { value: `${"a".repeat(250)}@b.se` } });
  expect(screen.getByText("At most 254 characters, now 255.")).toBeTruthy();
  expect(email().getAttribute("aria-invalid")).toBe("true");
  expect(button("Send certificate").getAttribute("aria-disabled")).toBe("true");
});

test("sends once, as chosen, and cannot be closed meanwhile", async () => {
  const { environment } = await openModal();
  await userEvent.click(screen.getByRole("checkbox", { name: /Send a copy/ }));
  await userEvent.click(disclaimer());
  await userEvent.dblClick(button("Send certificate"));
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
  expect(screen.getByRole("dialog", { name: "Send certificate" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
});

test("after a part was sent it says so, and the panel shows what is left", async () => {
  const { environment, sent, router } = await send();
  await answer(environment, sent, { archived: false, userErrors: [], certificates: [], project: rest });
  expect(await screen.findByRole("dialog", { name: "Certificate sent" })).toBeTruthy();
  expect(screen.getByText("2 certificates have been sent")).toBeTruthy();
  expect(screen.queryByText(/completed and archived/)).toBeNull();
  await userEvent.click(button("Done"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("tab", { name: "To activate (1)" })).toBeTruthy();
  expect(router.state.location.pathname).toBe("/projects/ongoing/p1");
});

test("tells the numbers, the recipient and the files, and goes on to the next ready folder", async () => {
  const { environment, sent } = await send();
  const certificate = {
    id: "cert1",
    certificateId: "c1",
    folderId: "f1",
    number: "FG-2026-000057",
    fileName: "floor-1.pdf",
    url: "https://files.example/floor-1.pdf",
    pages: 2,
    activationDate: "2026-02-01",
    recipients: [
      { email: "board@ripan.example", copy: false, state: "SENT", reason: null, changedAt: "2026-02-01T10:00:00.000Z" },
    ],
  };
  const left = { ...project, foldersToActivate: [root, upper] };
  await answer(environment, sent, { archived: false, userErrors: [], certificates: [certificate], project: left });
  const dialog = within(await screen.findByRole("dialog", { name: "Certificate sent" }));
  expect(dialog.getByText("FG-2026-000057").textContent).toBe("FG-2026-000057Floor 1");
  expect(dialog.getByText(/^To board@ripan\.example\. /)).toBeTruthy();
  expect(dialog.getByRole("link", { name: "floor-1.pdf" }).getAttribute("href")).toBe(certificate.url);
  expect(dialog.getByText("2 pages")).toBeTruthy();
  expect(dialog.getByText("Ready next: Floor 2 / North wing")).toBeTruthy();
  await userEvent.click(button("Send the next"));
  expect(await screen.findByRole("dialog", { name: "Send certificate" })).toBeTruthy();
  expect(screen.getByText("1 folder, 1 installation")).toBeTruthy();
  await userEvent.click(disclaimer());
  await userEvent.click(button("Send certificate"));
  const again = environment.mock.getMostRecentOperation().request.variables.input;
  expect(again).toMatchObject({ folders: ["f3"], activationDate: "2026-02-01", toEmail: "board@ripan.example" });
  expect(again.idempotencyKey).not.toBe(sent.request.variables.input.idempotencyKey);
});

test("shows each folder's certificate in its own language, whatever language the page is in", async () => {
  await openModal();
  const dialog = within(screen.getByRole("dialog"));
  expect(await dialog.findByText("Garantibevis")).toBeTruthy();
  expect(dialog.getByText("Certificate 1 of 2", { exact: false }).textContent).toBe("Certificate 1 of 2Floor 1Svenska");
  expect(dialog.getByText("Kvarteret Ripan / Floor 1, 903 42 Umeå")).toBeTruthy();
  expect(dialog.getAllByText("Kitchen")).toHaveLength(2);
  await userEvent.click(button("Next certificate"));
  expect(dialog.getByText("Kvarteret Ripan / Floor 2 / North wing, 903 42 Umeå")).toBeTruthy();
  expect(dialog.getAllByText("Bath N1")).toHaveLength(2);
  expect(dialog.queryByText("Kitchen")).toBeNull();
});

test("when the project was archived it says that too, fetches the lists, and leads there on closing", async () => {
  const { environment, sent, router } = await send();
  await answer(environment, sent, {
    archived: true,
    userErrors: [],
    certificates: [],
    project: { ...rest, archived: true },
  });
  expect(await screen.findByText("Kvarteret Ripan is completed and archived.", { exact: false })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Show it among archived projects" }).getAttribute("href")).toBe(
    "/projects/archived/p1",
  );
  expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe("useSendCertificateListsQuery");
  await userEvent.click(button("Done"));
  await waitFor(() => expect(router.state.location.pathname).toBe("/projects/archived/p1"));
});

test("a refusal is told in place, with everything kept", async () => {
  const { environment, sent } = await send();
  const userErrors = [{ code: "FOLDER_NOT_SIGNABLE", message: "no" }];
  await answer(environment, sent, { archived: false, userErrors, certificates: [], project });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The certificate was not sent");
  expect(alert.textContent).toContain("A selected folder can no longer be activated.");
  expect(document.activeElement).toBe(alert);
  expect(email().value).toBe("board@ripan.example");
  expect(button("Send certificate").getAttribute("aria-disabled")).toBeNull();
});

test("without an answer it says what to look at before trying again, with the case number", async () => {
  const { environment, sent } = await send();
  await act(async () => environment.mock.reject(sent, new NetworkFailure("r-17")));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Look at the Activated tab before you try again.");
  expect(alert.textContent).toContain("r-17");
  await userEvent.click(button("Send certificate"));
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  const again = environment.mock.getMostRecentOperation().request.variables.input;
  expect(again).toEqual(sent.request.variables.input);
  expect(again.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
});

test("the preview opens the real file in a window that the click opened", async () => {
  const replace = jest.fn();
  const page = { opener: window, location: { replace }, close: jest.fn() };
  const open = jest.spyOn(window, "open").mockReturnValue(page as unknown as Window);
  const { environment } = await openModal();
  await userEvent.click(button("Preview"));
  expect(open).toHaveBeenCalledTimes(1);
  expect(page.opener).toBeNull();
  const asked = environment.mock.getMostRecentOperation();
  expect(asked.request.variables).toEqual({
    input: { projectId: "gp1", folders: ["f1", "f3"], activationDate: "2026-02-01" },
  });
  const url = "https://files.example/preview.pdf";
  expect(screen.queryByText(/page/)).toBeNull();
  const previewCertificate = { url, pages: 3, userErrors: [] };
  await act(async () => environment.mock.resolve(asked, { data: { previewCertificate } }));
  expect(replace).toHaveBeenCalledWith(url);
  expect(screen.getByText(/3 pages in all/)).toBeTruthy();
});

test("where the browser opens no window the preview is offered as a link, and a failure is told", async () => {
  jest.spyOn(window, "open").mockReturnValue(null);
  const { environment } = await openModal();
  await userEvent.click(button("Preview"));
  const url = "https://files.example/preview.pdf";
  await act(async () =>
    environment.mock.resolveMostRecentOperation(() => ({
      data: { previewCertificate: { url, pages: null, userErrors: [] } },
    })),
  );
  expect(screen.queryByText(/pages/)).toBeNull();
  expect(screen.getByRole("link", { name: "Open the preview" }).getAttribute("href")).toBe(url);
  await userEvent.click(button("Preview"));
  await act(async () => environment.mock.rejectMostRecentOperation(new NetworkFailure(null)));
  expect(screen.getByText(/The preview could not be made/)).toBeTruthy();
});
