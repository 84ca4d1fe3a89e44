import { beforeEach, expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockAnswer } from "../../../test/mockAnswer.ts";
import { elin, openAccountPage } from "../../../test/openAccountPage.tsx";
import {
  delivery,
  logOf,
  nodeOf,
  openWebhooks,
  otherWebhook,
  payloadOf,
  section,
  webhook,
} from "../../../test/openWebhooks.tsx";
import { NetworkFailure } from "../../relay/failures.ts";

beforeEach(() => {
  document.cookie = "language=en";
});

test("the secret of a new one is shown while another's log is open", async () => {
  const { answer, sent } = await openWebhooks([webhook]);
  await userEvent.click(section().getByRole("button", { name: "Log" }));
  expect(sent().node.operation.name).toBe("WebhookLogQuery");
  await answer(logOf([delivery]));
  await userEvent.click(section().getByRole("button", { name: "Add webhook" }));
  const form = within(screen.getByRole("dialog", { name: "Add webhook" }));
  await userEvent.type(form.getByRole("textbox", { name: "Address" }), otherWebhook.url);
  await userEvent.click(form.getByRole("checkbox", { name: "Project created" }));
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  await answer(
    payloadOf("CreateWebhookPayload", {
      secret: "whsec_abc",
      company: { id: "c1", webhooks: [webhook, otherWebhook] },
    }),
  );
  expect(within(screen.getByRole("dialog", { name: "Secret" })).getByText("whsec_abc")).toBeTruthy();
});

test("the log tells what became of each delivery, its answer, and sends one again", async () => {
  const { answer, sent } = await openWebhooks([webhook]);
  await userEvent.click(section().getByRole("button", { name: "Log" }));
  expect(sent().node.operation.name).toBe("WebhookLogQuery");
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

test("more deliveries come below those that are shown, and the first of them has the focus", async () => {
  const { answer, sent } = await openWebhooks([webhook]);
  await userEvent.click(section().getByRole("button", { name: "Log" }));
  await answer(logOf([delivery], 2));
  await userEvent.click(section().getByRole("button", { name: "Show more" }));
  expect(sent().variables).toEqual({ webhookId: "w1", first: 100 });
  const lines = () => section().getByRole("list", { name: "Log" }).children;
  expect(lines()).toHaveLength(1);
  await answer(logOf([delivery, { ...delivery, id: "d2" }]));
  expect(section().queryByRole("button", { name: "Show more" })).toBeNull();
  expect(document.activeElement).toBe(lines()[1]);
});

test("a log that fails says so in its card, leaves an open form alone, and is fetched again", async () => {
  const { environment, answer } = await openWebhooks([webhook]);
  const fail = () => act(async () => environment.mock.rejectMostRecentOperation(new NetworkFailure(null)));
  await userEvent.click(section().getByRole("button", { name: "Log" }));
  await userEvent.click(section().getByRole("button", { name: "Add webhook" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Address" }), "https://");
  await fail();
  expect(screen.getByText(/^The log could not be loaded/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Address" }).value).toBe("https://");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await userEvent.click(screen.getByRole("button", { name: "Discard" }));
  await userEvent.click(section().getByRole("button", { name: "Refresh" }));
  const errors = [{ message: "No", path: ["node", "deliveries"], extensions: { code: "UPSTREAM_UNAVAILABLE" } }];
  const operation = environment.mock.getMostRecentOperation();
  await act(async () =>
    environment.mock.resolve(operation, {
      ...mockAnswer(operation, { node: { ...nodeOf([]), deliveries: null } }),
      errors,
    }),
  );
  expect(section().getByRole("alert").textContent).toMatch(/^The log could not be loaded/);
  await userEvent.click(section().getByRole("button", { name: "Refresh" }));
  await answer(logOf([delivery]));
  expect(section().getByRole("list", { name: "Log" })).toBeTruthy();
});

test("a list that fails leaves the rest of the page, and is fetched again", async () => {
  const { environment } = await openAccountPage({}, undefined, {}, { webhooks: true });
  const name = () => environment.mock.getMostRecentOperation().request.node.operation.name;
  await waitFor(() => expect(name()).toBe("WebhookSectionQuery"));
  await act(async () => environment.mock.rejectMostRecentOperation(new NetworkFailure(null)));
  expect(section().getByText("The webhooks could not be loaded")).toBeTruthy();
  expect(screen.getByRole("region", { name: /^Users/ })).toBeTruthy();
  await userEvent.click(section().getByRole("button", { name: "Try again" }));
  const operation = environment.mock.getMostRecentOperation();
  const viewer = { id: elin.id, company: { id: "gc1", webhooks: [webhook] } };
  await act(async () => environment.mock.resolve(operation, mockAnswer(operation, { viewer })));
  expect(section().getByRole("heading", { name: webhook.url })).toBeTruthy();
});

test("a list that the service could not give shows that it is fetched again", async () => {
  const { environment } = await openAccountPage({}, undefined, {}, { webhooks: true });
  const latest = () => environment.mock.getMostRecentOperation();
  await waitFor(() => expect(latest().request.node.operation.name).toBe("WebhookSectionQuery"));
  const answer = mockAnswer(latest(), { viewer: { id: elin.id, company: { id: "gc1", webhooks: null } } });
  const errors = [{ message: "down", path: ["viewer", "company", "webhooks"] }];
  await act(async () => environment.mock.resolve(latest(), { ...answer, errors }));
  await userEvent.click(section().getByRole("button", { name: "Try again" }));
  expect(section().getByRole("button", { name: "Try again" })).toHaveProperty("disabled", true);
  const viewer = { id: elin.id, company: { id: "gc1", webhooks: [webhook] } };
  await act(async () => environment.mock.resolve(latest(), mockAnswer(latest(), { viewer })));
  expect(section().getByRole("heading", { name: webhook.url })).toBeTruthy();
});
