import { afterEach, expect, jest, test } from "@jest/globals";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type MockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { issuedCertificate } from "../../../test/issuedCertificate.ts";
import { listFolders } from "../../../test/listFolders.ts";
import { ground, openActivationPanel, project, upper } from "../../../test/openActivationPanel.tsx";
import { showing } from "../../../test/showing.ts";
import { NetworkFailure } from "../../relay/failures.ts";

afterEach(() => void jest.useRealTimers());

const button = (name: string | RegExp) => screen.getByRole("button", { name });

const sentTo = (state: string) => [
  {
    certificateId: "c1",
    number: "FJ-2026-000001",
    fileName: "floor-1.pdf",
    url: "https://files.example/floor-1.pdf",
    activationDate: "2026-11-20",
    sentAt: "2026-11-20T10:00:00.000Z",
    recipients: [
      { email: "board@ripan.example", copy: false, state, reason: null, changedAt: "2026-11-20T10:00:00.000Z" },
    ],
  },
];
const folders = (state = "SENT") => ({
  activatedFolders: listFolders([{ ...ground, certificates: sentTo(state) }, upper]),
});

async function openModal() {
  const opened = await openActivationPanel(folders(), "activated");
  await userEvent.click(await screen.findByRole("button", { name: "Select all" }));
  await userEvent.click(button("Continue with 2 selected"));
  await screen.findByRole("dialog", { name: "Send certificate again" });
  return opened;
}

async function answer(environment: MockEnvironment, payload: object) {
  const resolvers = Object.fromEntries([["ResendCertificatePayload", () => payload]]);
  await act(async () =>
    environment.mock.resolveMostRecentOperation((sent) => MockPayloadGenerator.generate(sent, resolvers)),
  );
}

test("sent folders stand as a tree to choose from, all or none", async () => {
  await openActivationPanel(folders(), "activated");
  expect(await screen.findByText("0 of 2 selected")).toBeTruthy();
  await userEvent.click(screen.getByRole("checkbox", { name: "Floor 2" }));
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "North wing" }).checked).toBe(true);
  expect(button("Continue with 1 selected")).toBeTruthy();
  await userEvent.click(button("Select all"));
  expect(button("Continue with 2 selected")).toBeTruthy();
  await userEvent.click(button("Deselect all"));
  expect(button("Continue with 0 selected").getAttribute("aria-disabled")).toBe("true");
});

test("asks for the recipient and a copy alone, and sends once", async () => {
  const { environment } = await openModal();
  expect(screen.queryByRole("checkbox", { name: /I certify/ })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>("Recipient’s e-mail").value).toBe("board@ripan.example");
  expect(within(screen.getByRole("dialog")).getByText("Language").nextElementSibling?.textContent).toBe("Svenska");
  await userEvent.click(screen.getByRole("checkbox", { name: /Send a copy/ }));
  await userEvent.dblClick(button("Send again"));
  const sent = environment.mock.getAllOperations().map(({ request }) => request.variables.input);
  const recipient = { toEmail: "board@ripan.example", sendCopy: true };
  const idempotencyKey = expect.any(String);
  expect(sent).toEqual([{ projectId: "gp1", folders: ["f1", "f3"], ...recipient, idempotencyKey }]);
  const after = { ...project, ...folders("QUEUED") };
  const certificates = ["f1", "f3"].map((id) => issuedCertificate(id, "QUEUED"));
  await answer(environment, { userErrors: [], certificates, project: after });
  const dialog = within(await screen.findByRole("dialog", { name: "Send certificate again" }));
  expect(dialog.getByText("2 certificates are being sent again")).toBeTruthy();
  expect(dialog.getByText("FJ-2026-f3").textContent).toBe("FJ-2026-f3Floor 2 / North wing");
  expect(dialog.getAllByText("board@ripan.example")).toHaveLength(2);
  expect(dialog.getAllByText("Queued")).toHaveLength(2);
  await userEvent.click(button("Done"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByText("Queued")).toBeTruthy();
});

test("after a bounce the right address is offered for the project too, and another person's change is shown first", async () => {
  const [certificate] = sentTo("FAILED");
  const recipients = [{ ...certificate?.recipients[0], reason: "ADDRESS_REFUSED" }];
  const { environment } = await openActivationPanel(
    {
      version: "v1",
      customerEmailBounced: true,
      activatedFolders: listFolders([{ ...ground, certificates: [{ ...certificate, recipients }] }]),
    },
    "activated",
  );
  await userEvent.click(await screen.findByRole("button", { name: "Select all" }));
  await userEvent.click(button("Continue with 1 selected"));
  const email = await screen.findByLabelText("Recipient’s e-mail", { selector: "input" });
  const dialog = within(screen.getByRole("dialog", { name: "Correct the address and send again" }));
  expect(dialog.getByText("Could not be delivered: no such address")).toBeTruthy();
  const offer = { name: "Also for the project, in place of board@ripan.example" };
  expect(screen.queryByRole("checkbox", offer)).toBeNull();
  await userEvent.clear(email);
  await userEvent.paste("right@ripan.example");
  expect(dialog.queryByText("Could not be delivered: no such address")).toBeNull();
  await userEvent.click(screen.getByRole("checkbox", offer));
  await userEvent.click(button("Send again"));
  const input = () => environment.mock.getMostRecentOperation().request.variables.input;
  expect(input()).not.toHaveProperty("isForProject");
  await answer(environment, {
    userErrors: [],
    certificates: [issuedCertificate("f1", "QUEUED")],
    project: { id: "gp1", ...folders("QUEUED") },
  });
  expect(input()).toEqual({ projectId: "gp1", version: "v1", customerEmail: "right@ripan.example" });
  expect(screen.getByRole("dialog").textContent).toContain("The certificate is being sent again");
  const update = async (customerEmail: string, version: string, userErrors: object[]) => {
    const payload = { project: { id: "gp1", version, customerEmail, customerEmailBounced: false }, userErrors };
    const resolvers = { UpdateProjectPayload: () => payload };
    await act(async () =>
      environment.mock.resolveMostRecentOperation((sent) => MockPayloadGenerator.generate(sent, resolvers)),
    );
  };
  await update("theirs@ripan.example", "v2", [{ code: "CONFLICT", path: null, changedBy: null }]);
  expect(screen.getByRole("alert").textContent).toContain("Somebody else changed the project meanwhile");
  expect(screen.getByText("Its address is theirs@ripan.example now.")).toBeTruthy();
  await userEvent.click(button("Change it to right@ripan.example"));
  expect(input()).toMatchObject({ version: "v2", customerEmail: "right@ripan.example" });
  await update("right@ripan.example", "v3", []);
  expect(screen.getByText("The project has this address now, too.")).toBeTruthy();
});

test("an address is not offered for the project when none bounced", async () => {
  await openModal();
  await userEvent.type(screen.getByLabelText("Recipient’s e-mail"), ".org");
  expect(screen.queryByRole("checkbox", { name: /Also for the project/ })).toBeNull();
});

test("links of earlier mails end when that is wished, which says what it means once ticked", async () => {
  await openModal();
  const name = "Make the links of earlier mails invalid";
  await userEvent.click(await screen.findByRole("checkbox", { name, description: "" }));
  const description = /from the moment you send\. This mail has a new link/;
  expect(screen.getByRole("checkbox", { name, description })).toBeTruthy();
  // Simulates leaving the page and opening it again.
  cleanup();
  const { environment } = await openModal();
  expect(screen.getByRole("checkbox", { name, checked: true })).toBeTruthy();
  await userEvent.click(button("Send again"));
  const [sent] = environment.mock.getAllOperations();
  expect(sent?.request.variables.input).toMatchObject({ toEmail: "board@ripan.example", replaceOwnerCode: true });
});

test("the address that these certificates went to last is filled in, copies left out", async () => {
  const went = (email: string, changedAt: string, copy = false) => ({
    ...{ email, copy, changedAt },
    ...{ state: "SENT", reason: null },
  });
  const [certificate] = sentTo("SENT");
  const recipients = [
    went("board@ripan.example", "2026-11-20T10:00:00.000Z"),
    went("new@ripan.example", "2026-11-21T10:00:00.000Z"),
    went("elin@nordgolv.example", "2026-11-21T10:00:01.000Z", true),
  ];
  await openActivationPanel(
    { activatedFolders: listFolders([{ ...ground, certificates: [{ ...certificate, recipients }] }]) },
    "activated",
  );
  await userEvent.click(await screen.findByRole("button", { name: "Select all" }));
  await userEvent.click(button("Continue with 1 selected"));
  const email = await screen.findByLabelText<HTMLInputElement>("Recipient’s e-mail");
  expect(email.value).toBe("new@ripan.example");
  expect(screen.getByText("Sent here last")).toBeTruthy();
});

test("a refusal and a missing answer are told in place", async () => {
  const { environment } = await openModal();
  await userEvent.click(button("Send again"));
  await answer(environment, { userErrors: [{ code: "FOLDER_NOT_ACTIVATED", message: "no" }], project });
  expect((await screen.findByRole("alert")).textContent).toContain("has no certificate to send again");
  await userEvent.click(button("Send again"));
  await act(async () => environment.mock.rejectMostRecentOperation(new NetworkFailure("r-9")));
  expect((await screen.findByRole("alert")).textContent).toContain("r-9");
});

test("while a mail waits the lists are fetched again, and no longer once it has gone", async () => {
  jest.useFakeTimers();
  const { environment } = await openActivationPanel(folders("QUEUED"), "activated");
  const asked = () => environment.mock.getAllOperations().length;
  expect(screen.getByText("Queued")).toBeTruthy();
  expect(asked()).toBe(0);
  await act(async () => jest.advanceTimersByTime(4000));
  expect(asked()).toBe(1);
  const resolvers = Object.fromEntries([["Project", () => ({ ...project, ...folders("SENT") })]]);
  await act(async () =>
    environment.mock.resolveMostRecentOperation((query) => MockPayloadGenerator.generate(query, resolvers)),
  );
  expect(screen.getByText(showing("Sent 2026-11-20 10:00"))).toBeTruthy();
  await act(async () => jest.advanceTimersByTime(20_000));
  expect(asked()).toBe(0);
});
