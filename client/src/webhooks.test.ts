import { expect, test } from "@jest/globals";
import { Webhook } from "standardwebhooks";
import { verifyWebhook, WebhookVerificationError } from "./webhooks.ts";

const [secret, oldSecret, foreign] = ["n", "o", "f"].map((letter) => `whsec_${btoa(letter.repeat(24))}`) as [
  string,
  string,
  string,
];
const told = {
  type: "project.created",
  timestamp: "2026-01-31T13:05:00.000Z",
  data: { companyId: "1", projectId: "2" },
};
const body = JSON.stringify(told);

function headersBy(secrets: string[], sentAt = new Date()) {
  const signatures = secrets.map((one) => new Webhook(one).sign("d-1", sentAt, body));
  return {
    "webhook-id": "d-1",
    "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1_000)),
    "webhook-signature": signatures.join(" "),
  };
}

test("gives the event that the secret signed, as text or bytes, by Node's headers or those of fetch", () => {
  const event = { id: "d-1", ...told };
  expect(verifyWebhook(body, headersBy([secret]), secret)).toEqual(event);
  expect(verifyWebhook(Buffer.from(body), new Headers(headersBy([secret])), secret)).toEqual(event);
});

test("takes what the old and the new secret signed, while either side knows only one of them", () => {
  expect(verifyWebhook(body, headersBy([secret, oldSecret]), oldSecret)).toMatchObject({ id: "d-1" });
  expect(verifyWebhook(body, headersBy([oldSecret]), [secret, oldSecret])).toMatchObject({ id: "d-1" });
  expect(verifyWebhook(body, headersBy([secret]), [secret, oldSecret])).toMatchObject({ id: "d-1" });
});

test.each([
  ["signed by somebody else", headersBy([foreign]), body],
  ["changed on its way", headersBy([secret]), body.replace('"2"', '"3"')],
  ["sent ten minutes ago", headersBy([secret], new Date(Date.now() - 600_000)), body],
  ["sent by a clock far ahead", headersBy([secret], new Date(Date.now() + 600_000)), body],
  ["moved to another id", { ...headersBy([secret]), "webhook-id": "d-2" }, body],
  ["not signed", {}, body],
])("refuses what was %s", (_, headers, text) => {
  expect(() => verifyWebhook(text, headers, [secret, oldSecret])).toThrow(WebhookVerificationError);
});

test("refuses everything without a secret", () => {
  expect(() => verifyWebhook(body, headersBy([secret]), [])).toThrow(WebhookVerificationError);
  expect(() => verifyWebhook(body, headersBy([secret]), "")).toThrow("Secret can't be empty.");
});
