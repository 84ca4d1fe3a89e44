import { beforeEach, expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { MockPayloadGenerator } from "relay-test-utils";
import { createEnvironment } from "../../../test/createEnvironment.ts";
import { openAccountPage } from "../../../test/openAccountPage.tsx";
import { renderRoutes } from "../../../test/renderRoutes.tsx";
import { I18nProvider } from "../../i18n/I18nProvider.tsx";
import { WebhookSection } from "./WebhookSection.tsx";

const webhook = {
  id: "w1",
  url: "https://order.example/hook",
  kinds: ["PROJECT_CREATED", "CERTIFICATE_ISSUED", "NEWER_KIND"],
  isActive: true,
  stoppedAt: null as string | null,
  failingSince: null as string | null,
  previousSecretUntil: null,
};
const other = { ...webhook, id: "w2", url: "https://other.example/hook" };
const delivery = {
  id: "d1",
  kind: "PROJECT_CREATED",
  state: "FAILED",
  attemptCount: 3,
  createdAt: "2026-11-20T08:00:00.000Z",
  httpStatus: 503,
  reason: "REFUSED",
  answer: "busy",
  payload: '{"type":"project.created"}',
};

beforeEach(() => {
  document.cookie = "language=en";
});

async function open(webhooks: object[] | null) {
  const environment = createEnvironment();
  const element = (
    <I18nProvider>
      <Suspense fallback="waiting">
        <WebhookSection />
      </Suspense>
    </I18nProvider>
  );
  await act(async () => void renderRoutes(environment, [{ path: "/account", element }], "/account"));
  const answer = async (resolvers: Record<string, () => unknown>) =>
    act(async () =>
      environment.mock.resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation, resolvers)),
    );
  const viewer = { company: { id: "c1", webhooks } };
  await answer(Object.fromEntries([["Query", () => ({ viewer })]]));
  const sent = () => environment.mock.getMostRecentOperation().request;
  return { environment, answer, sent };
}
const section = () => within(screen.getByRole("region", { name: /^Webhooks/ }));
const logOf = (deliveries: object[], totalCount = deliveries.length) => {
  const connection = { totalCount, edges: deliveries.map((node) => ({ node })) };
  return Object.fromEntries([["Query", () => ({ node: { __typename: "Webhook", id: "w1", deliveries: connection } })]]);
};
const payloadOf = (name: string, payload: object) =>
  Object.fromEntries([[name, () => ({ userErrors: [], ...payload })]]);

test("a service without webhooks, or nobody's admin, is offered none", async () => {
  await openAccountPage();
  expect(screen.queryByRole("region", { name: /^Webhooks/ })).toBeNull();
});

test("a new one needs an address and an event, and its secret is shown once", async () => {
  // It has a clipboard, which the browser of tests lacks.
  const user = userEvent.setup();
  const { answer, sent } = await open([]);
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
  expect(section().getByRole("heading", { name: webhook.url })).toBeTruthy();
  expect(section().getByText("Project created, Certificate issued")).toBeTruthy();
});

test("a refused address is said at its field", async () => {
  const { answer } = await open([]);
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
  const { answer, sent } = await open([stopped]);
  expect(section().getByText(/Switched off by the service on/)).toBeTruthy();
  await userEvent.click(section().getByRole("button", { name: "Turn on" }));
  expect(sent().variables).toEqual({ input: { webhookId: "w1", isActive: true } });
  await answer(payloadOf("UpdateWebhookPayload", { webhook }));
  expect(section().getByText("On")).toBeTruthy();
});

test("a new secret is made after it was said what that means", async () => {
  const { answer, sent } = await open([webhook]);
  await userEvent.click(section().getByRole("button", { name: "New secret" }));
  const dialog = within(screen.getByRole("dialog", { name: "New secret" }));
  expect(dialog.getByText(/For 24 hours/)).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "New secret" }));
  expect(sent().variables).toEqual({ input: { webhookId: "w1" } });
  await answer(payloadOf("RotateWebhookSecretPayload", { secret: "whsec_new", webhook }));
  expect(screen.getByText("whsec_new")).toBeTruthy();
});

test("it is deleted after the person said that this is understood", async () => {
  const { answer, sent } = await open([webhook]);
  await userEvent.click(section().getByRole("button", { name: "Delete" }));
  const dialog = within(screen.getByRole("dialog", { name: "Delete webhook" }));
  await userEvent.click(dialog.getByRole("checkbox"));
  await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
  expect(sent().variables).toEqual({ input: { webhookId: "w1" } });
  await answer(payloadOf("DeleteWebhookPayload", { company: { id: "c1", webhooks: [] } }));
  expect(section().getByText("No webhooks")).toBeTruthy();
});

test("the secret of a new one is shown while another's log is open", async () => {
  const { answer, sent } = await open([webhook]);
  await userEvent.click(section().getByRole("button", { name: "Log" }));
  await waitFor(() => expect(sent().node.operation.name).toBe("WebhookLogQuery"), { timeout: 4000 });
  await answer(logOf([delivery]));
  await userEvent.click(section().getByRole("button", { name: "Add webhook" }));
  const form = within(screen.getByRole("dialog", { name: "Add webhook" }));
  await userEvent.type(form.getByRole("textbox", { name: "Address" }), other.url);
  await userEvent.click(form.getByRole("checkbox", { name: "Project created" }));
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  await answer(
    payloadOf("CreateWebhookPayload", { secret: "whsec_abc", company: { id: "c1", webhooks: [webhook, other] } }),
  );
  expect(within(screen.getByRole("dialog", { name: "Secret" })).getByText("whsec_abc")).toBeTruthy();
});

test("one that somebody else added meanwhile is shown with the answer to a deletion", async () => {
  const { answer } = await open([webhook]);
  await userEvent.click(section().getByRole("button", { name: "Delete" }));
  const dialog = within(screen.getByRole("dialog", { name: "Delete webhook" }));
  await userEvent.click(dialog.getByRole("checkbox"));
  await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
  await answer(payloadOf("DeleteWebhookPayload", { company: { id: "c1", webhooks: [other] } }));
  expect(
    section()
      .getAllByRole("heading", { level: 3 })
      .map((each) => each.textContent),
  ).toEqual([other.url]);
});

test("the log tells what became of each delivery, its answer, and sends one again", async () => {
  const { answer, sent } = await open([webhook]);
  await userEvent.click(section().getByRole("button", { name: "Log" }));
  await waitFor(() => expect(sent().node.operation.name).toBe("WebhookLogQuery"), { timeout: 4000 });
  expect(sent().variables).toEqual({ webhookId: "w1", first: 10 });
  await answer(logOf([delivery]));
  const row = within(section().getByRole("list", { name: "Log" }));
  expect(row.getByText("Failed")).toBeTruthy();
  expect(row.getByText(/3 attempts · HTTP 503 · the receiver did not take it/)).toBeTruthy();
  await userEvent.click(row.getByRole("button", { name: /^Content/ }));
  expect(row.getByText(/"project.created".*busy/s)).toBeTruthy();
  await userEvent.click(row.getByRole("button", { name: /^Send again/ }));
  expect(sent().variables).toEqual({ input: { deliveryId: "d1" } });
  const queued = { ...delivery, state: "QUEUED", reason: null };
  await answer(payloadOf("ResendWebhookDeliveryPayload", { delivery: queued }));
  expect(row.getByText("Waiting")).toBeTruthy();
});
