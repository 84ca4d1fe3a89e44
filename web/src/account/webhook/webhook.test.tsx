import { beforeEach, expect, test } from "@jest/globals";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openAccountPage } from "../../../test/openAccountPage.tsx";
import { openWebhooks, otherWebhook, payloadOf, section, webhook } from "../../../test/openWebhooks.tsx";

beforeEach(() => {
  document.cookie = "language=en";
  sessionStorage.clear();
});

test("a service without webhooks, or nobody's admin, is offered none", async () => {
  await openAccountPage();
  expect(screen.queryByRole("region", { name: /^Webhooks/ })).toBeNull();
});

test("a new one needs an address and an event, and its secret is shown once", async () => {
  // `userEvent.setup` adds the clipboard that jsdom lacks.
  const user = userEvent.setup();
  const { answer, sent } = await openWebhooks([]);
  expect(section().getByText("No webhooks")).toBeTruthy();
  await userEvent.click(section().getByRole("button", { name: "Add webhook" }));
  const form = within(screen.getByRole("dialog", { name: "Add webhook" }));
  await userEvent.type(form.getByRole("textbox", { name: "Address" }), webhook.url);
  expect(form.getByRole("button", { name: "Save" }).getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(form.getByRole("checkbox", { name: "Certificate issued" }));
  await userEvent.click(form.getByRole("checkbox", { name: "Project created" }));
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  expect(sent().variables).toEqual({ input: { url: webhook.url, kinds: ["PROJECT_CREATED", "CERTIFICATE_ISSUED"] } });
  const company = { id: "c1", webhooks: [webhook] };
  await answer(payloadOf("CreateWebhookPayload", { secret: "whsec_abc", company }));
  const told = within(screen.getByRole("dialog", { name: "Secret" }));
  expect(told.getByText("whsec_abc")).toBeTruthy();
  await user.click(told.getByRole("button", { name: "Copy Secret" }));
  expect(await navigator.clipboard.readText()).toBe("whsec_abc");
  await userEvent.click(told.getByRole("button", { name: "Done" }));
  expect(document.body.textContent).not.toContain("whsec_abc");
  expect(document.activeElement).toBe(section().getByRole("button", { name: "Add webhook" }));
  expect(section().getByRole("heading", { name: webhook.url })).toBeTruthy();
  expect(section().getByText("Project created, Certificate issued")).toBeTruthy();
});

test("what was entered is there again after the page was left", async () => {
  await openWebhooks([]);
  await userEvent.click(section().getByRole("button", { name: "Add webhook" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Address" }), webhook.url);
  await userEvent.click(screen.getByRole("checkbox", { name: "User invited" }));
  cleanup();
  await openWebhooks([]);
  await userEvent.click(section().getByRole("button", { name: "Add webhook" }));
  expect(screen.getByRole("textbox", { name: "Address" })).toHaveProperty("value", webhook.url);
  expect(screen.getByRole("checkbox", { name: "User invited" })).toHaveProperty("checked", true);
  await userEvent.click(screen.getByRole("button", { name: "Start over" }));
  expect(screen.getByRole("textbox", { name: "Address" })).toHaveProperty("value", "");
});

test("a refused address is said at its field", async () => {
  const { answer } = await openWebhooks([]);
  await userEvent.click(section().getByRole("button", { name: "Add webhook" }));
  const form = within(screen.getByRole("dialog", { name: "Add webhook" }));
  await userEvent.type(form.getByRole("textbox", { name: "Address" }), "http://localhost");
  await userEvent.click(form.getByRole("checkbox", { name: "User invited" }));
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  const userErrors = [{ code: "WEBHOOK_URL_INVALID", path: ["url"], min: null, max: null }];
  await answer(payloadOf("CreateWebhookPayload", { secret: null, company: null, userErrors }));
  expect(form.getByRole("textbox", { name: "Address" }).getAttribute("aria-invalid")).toBe("true");
  expect(form.getByText(/Give an address that begins with https/)).toBeTruthy();
});

test("one that the service switched off says so, and is switched on again", async () => {
  const stopped = { ...webhook, isActive: false, stoppedAt: "2026-11-20T08:00:00.000Z" };
  const { answer, sent } = await openWebhooks([stopped]);
  expect(section().getByText(/Switched off by the service on/)).toBeTruthy();
  await userEvent.click(section().getByRole("button", { name: "Turn on" }));
  expect(sent().variables).toEqual({ input: { webhookId: "w1", isActive: true } });
  await answer(payloadOf("UpdateWebhookPayload", { webhook }));
  expect(section().getByText("On")).toBeTruthy();
});

test("a new secret is made after it was said what that means", async () => {
  const { answer, sent } = await openWebhooks([webhook]);
  await userEvent.click(section().getByRole("button", { name: "New secret" }));
  const dialog = within(screen.getByRole("dialog", { name: "New secret" }));
  expect(dialog.getByText(/For 24 hours/)).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "New secret" }));
  expect(sent().variables).toEqual({ input: { webhookId: "w1" } });
  await answer(payloadOf("RotateWebhookSecretPayload", { secret: "whsec_new", webhook }));
  expect(screen.getByText("whsec_new")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(document.activeElement).toBe(section().getByRole("button", { name: "New secret" }));
});

test("it is deleted after the person said that this is understood", async () => {
  const { answer, sent } = await openWebhooks([webhook]);
  await userEvent.click(section().getByRole("button", { name: "Delete" }));
  const dialog = within(screen.getByRole("dialog", { name: "Delete webhook" }));
  await userEvent.click(dialog.getByRole("checkbox"));
  await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
  expect(sent().variables).toEqual({ input: { webhookId: "w1" } });
  await answer(payloadOf("DeleteWebhookPayload", { company: { id: "c1", webhooks: [] } }));
  expect(section().getByText("No webhooks")).toBeTruthy();
  expect(document.activeElement).toBe(section().getByRole("heading", { name: /^Webhooks/ }));
});

test("one that somebody else added meanwhile is shown with the answer to a deletion", async () => {
  const { answer } = await openWebhooks([webhook]);
  await userEvent.click(section().getByRole("button", { name: "Delete" }));
  const dialog = within(screen.getByRole("dialog", { name: "Delete webhook" }));
  await userEvent.click(dialog.getByRole("checkbox"));
  await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
  await answer(payloadOf("DeleteWebhookPayload", { company: { id: "c1", webhooks: [otherWebhook] } }));
  expect(
    section()
      .getAllByRole("heading", { level: 3 })
      .map((each) => each.textContent),
  ).toEqual([otherWebhook.url]);
});
