import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

const webhook = {
  id: "hook-1",
  url: "https://hooks.example/x",
  kinds: ["project.created", "certificate.delivery_failed"],
  active: true,
  stoppedAt: null,
  failingSince: "2026-11-20T08:00:00.000Z",
  previousSecretUntil: null,
  createdAt: "2026-11-01T08:00:00.000Z",
};
const delivery = {
  id: "delivery-1",
  kind: "project.created",
  state: "QUEUED",
  attempts: 2,
  createdAt: "2026-11-20T07:59:00.000Z",
  lastAttemptAt: "2026-11-20T08:00:00.000Z",
  status: 503,
  reason: "REFUSED",
  answer: "busy",
  payload: "{}",
};

const webhookId = toGlobalId("Webhook", "hook-1");

let stack: FaultStack;
let role: string;
let refusal: { status: number; code: string; details?: object[] } | null;
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = ({ url = "", method }, response) => {
    if (url.startsWith("/v1/user/")) return answer(response, 200, { ...restUser, role });
    if (!url.startsWith("/v1/webhooks")) return answer(response, 404, { code: "NOT_FOUND" });
    if (refusal) {
      const { status, ...problem } = refusal;
      return answer(response, status, { message: "No.", requestId: "r", ...problem });
    }
    if (method === "DELETE") return void response.writeHead(204).end();
    if (url.includes("/send-again")) return answer(response, 200, delivery);
    if (url.includes("/deliveries")) return answer(response, 200, { data: [delivery], meta: { count: 30 } });
    if (url.endsWith("/secret")) return answer(response, 200, { webhook, secret: "whsec_bmV3" });
    if (method === "POST") return answer(response, 201, { webhook, secret: "whsec_b25l" });
    return answer(response, 200, method === "PUT" ? { ...webhook, active: false } : { data: [webhook] });
  };
});
afterAll(() => stack.close());
beforeEach(() => {
  role = "owner";
  refusal = null;
});

async function ask(query: string, variables: object = {}) {
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  stack.takeRequests();
  const { data, errors } = await createCaller(stack.url).send(query, variables, { authorization });
  const codes = errors?.map(({ path, extensions: { code } }) => [path?.join("."), code]);
  const requests = stack.takeRequests().filter((request) => !request.includes("v1/user/"));
  return { data, codes, requests };
}
const send = (name: string, input: object, selection: string) => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation($input: ${type}!) { ${name}(input: $input) { ${selection} userErrors { code field } } }`;
  return ask(query, { input });
};
const list = `{ viewer { company { webhooks { id url kinds isActive failingSince
  deliveries(first: 1) { totalCount pageInfo { hasNextPage } edges { node { kind state attemptCount httpStatus reason answer } } } } } } }`;

test("an admin reads the webhooks and their log, one page at a time", async () => {
  const { data, requests } = await ask(list);
  expect(data).toMatchObject({
    viewer: {
      company: {
        webhooks: [
          {
            id: webhookId,
            kinds: ["PROJECT_CREATED", "CERTIFICATE_DELIVERY_FAILED"],
            isActive: true,
            failingSince: webhook.failingSince,
            deliveries: {
              totalCount: 30,
              pageInfo: { hasNextPage: true },
              edges: [{ node: { kind: "PROJECT_CREATED", state: "QUEUED", attemptCount: 2, httpStatus: 503 } }],
            },
          },
        ],
      },
    },
  });
  expect(requests).toEqual(["GET v1/webhooks", "GET v1/webhooks/hook-1/deliveries?skip=0&take=1"]);
});

const log = "query($id: ID!) { node(id: $id) { ... on Webhook { deliveries(first: 1) { totalCount } } } }";

test("the log of one is found by its id", async () => {
  const { data, requests } = await ask(log, { id: webhookId });
  expect(data).toEqual({ node: { deliveries: { totalCount: 30 } } });
  expect(requests).toEqual(["GET v1/webhooks", "GET v1/webhooks/hook-1/deliveries?skip=0&take=1"]);
});

test("for everybody else there is none, and the service is not asked", async () => {
  role = "user";
  expect(await ask(list)).toEqual({
    data: { viewer: { company: { webhooks: null } } },
    codes: undefined,
    requests: [],
  });
});

test("making and turning a secret tells it once", async () => {
  const input = { url: " https://hooks.example/x ", kinds: ["PROJECT_CREATED", "CERTIFICATE_DELIVERY_FAILED"] };
  const made = await send("createWebhook", input, "secret webhook { id } company { companyId }");
  expect(made.data).toEqual({
    createWebhook: {
      secret: "whsec_b25l",
      webhook: { id: webhookId },
      company: { companyId: "company-1" },
      userErrors: [],
    },
  });
  const turned = await send("rotateWebhookSecret", { webhookId }, "secret");
  expect(turned.data).toEqual({ rotateWebhookSecret: { secret: "whsec_bmV3", userErrors: [] } });
  expect([...made.requests, ...turned.requests]).toEqual(["POST v1/webhooks", "POST v1/webhooks/hook-1/secret"]);
});

test("it is switched off, deleted, and a delivery sent again, by one request each", async () => {
  const off = await send("updateWebhook", { webhookId, isActive: false }, "webhook { isActive }");
  expect(off.data).toEqual({ updateWebhook: { webhook: { isActive: false }, userErrors: [] } });
  const again = await send(
    "resendWebhookDelivery",
    { deliveryId: toGlobalId("WebhookDelivery", "hook-1", "delivery-1") },
    "delivery { state }",
  );
  expect(again.data).toEqual({ resendWebhookDelivery: { delivery: { state: "QUEUED" }, userErrors: [] } });
  const gone = await send("deleteWebhook", { webhookId }, "deletedWebhookId");
  expect(gone.data).toEqual({ deleteWebhook: { deletedWebhookId: webhookId, userErrors: [] } });
  expect([...off.requests, ...again.requests, ...gone.requests]).toEqual([
    "PUT v1/webhooks/hook-1",
    "POST v1/webhooks/hook-1/deliveries/delivery-1/send-again",
    "DELETE v1/webhooks/hook-1",
  ]);
});

test.each([
  [
    { status: 403, code: "ADMIN_ONLY" },
    { code: "NOT_ALLOWED", field: null },
  ],
  [
    { status: 409, code: "WEBHOOK_LIMIT" },
    { code: "WEBHOOK_LIMIT", field: null },
  ],
  [
    {
      status: 400,
      code: "VALIDATION_FAILED",
      details: [{ field: "url", code: "WEBHOOK_URL_INVALID", message: "No." }],
    },
    { code: "WEBHOOK_URL_INVALID", field: "url" },
  ],
])("a refusal %j is told as one that a person can mend", async (refused, told) => {
  refusal = refused;
  const { data } = await send("createWebhook", { url: "https://x.example", kinds: ["USER_INVITED"] }, "secret");
  expect(data).toEqual({ createWebhook: { secret: null, userErrors: [told] } });
});
