import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { request } from "undici";
import { documentIdOf } from "../../test/sentDocuments.ts";
import { answer, answerUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startFaultStack.ts";

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack();
});
afterAll(() => stack.close());

type Asked = { text: string; variables?: object; headers?: Record<string, string>; rest?: typeof answerUser };

/** What is sent as plain JSON and as the web client takes it: as clients write it, then in another way, which only Apollo reads. */
const accepts = {
  "application/json": ["application/json", "application/json;q=0.9"],
  "application/graphql-response+json": [
    "application/graphql-response+json, application/json",
    "application/graphql-response+json",
  ],
};

async function post({ text, variables, headers: own, rest = answerUser }: Asked, accept: string) {
  stack.rest.handler = rest;
  stack.takeRequests();
  const session = { cookie: `userId=user-1; accessToken=${stack.pool.accessToken()}` };
  const response = await request(`${stack.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...session, accept, "x-request-id": "a-request", ...own },
    body: JSON.stringify({ documentId: documentIdOf(text), variables }),
  });
  const body = await response.body.text();
  // What the time and the requests before it change.
  const changing = ["date", "content-length", "ratelimit-remaining", "ratelimit-reset"];
  const headers = Object.fromEntries(Object.entries(response.headers).filter(([name]) => !changing.includes(name)));
  const requests = stack.takeRequests().length;
  return { byApollo: body.endsWith("\n"), status: response.statusCode, headers, json: JSON.parse(body), requests };
}

const email = "query Mail { viewer { email } }";
const company = "{ viewer { email company { name city } } }";
const nodes = "query Nodes($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }";
const sending = "mutation In($input: SendCertificateInput!) { sendCertificate(input: $input) { userErrors { code } } }";
const broken = { id: "user-1", firstName: null, companyId: "company-1" };

const cases: [name: string, asked: Asked, status: number, plainStatus?: number][] = [
  ["an answer", { text: email }, 200],
  ["nobody's session", { text: email, headers: { cookie: "" } }, 200],
  ["fields that need a session", { text: nodes, variables: { ids: [] }, headers: { cookie: "" } }, 200],
  ["variables that are missing", { text: nodes }, 400, 200],
  ["variables of another kind", { text: nodes, variables: { ids: [{}] } }, 400, 200],
  ["very many faulty variables", { text: nodes, variables: { ids: Array(50).fill({}) } }, 400, 200],
  ["a refusal of the service", { text: email, rest: (_, response) => answer(response, 403, { code: "NO" }) }, 200],
  ["a failure of the service", { text: company, rest: (_, response) => answer(response, 500, {}) }, 200],
  ["a value that is none", { text: "{ viewer { id firstName } }", rest: (_, it) => answer(it, 200, broken) }, 200],
  ["a day that is none", { text: sending, variables: { input: { activationDate: "2026-02-30" } } }, 400, 200],
  ["a page of another site", { text: email, headers: { origin: "https://other.example" } }, 403],
  ["a bearer whose token is not good", { text: email, headers: { authorization: "Bearer none" } }, 401],
  [
    "variables that nest deeply",
    { text: email, variables: { deep: JSON.parse("[".repeat(60) + "]".repeat(60)) } },
    400,
  ],
];

test.each(cases)("%s is told as Apollo tells it", async (_, asked, status, plainStatus = status) => {
  for (const [type, [own = "", other = ""]] of Object.entries(accepts)) {
    const [ours, apollos] = [await post(asked, own), await post(asked, other)];
    expect(ours.headers["content-type"]).toBe(`${type}; charset=utf-8`);
    expect(ours.status).toBe(type === "application/json" ? plainStatus : status);
    expect([ours.byApollo, apollos.byApollo]).toEqual([false, true]);
    expect(ours).toEqual({ ...apollos, byApollo: false });
  }
});

test("what is asked beside the document and its variables is left to Apollo", async () => {
  const session = { cookie: `userId=user-1; accessToken=${stack.pool.accessToken()}` };
  const documentId = documentIdOf("query First { viewer { email } } query Second { viewer { userId } }");
  const { body } = await request(`${stack.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...session },
    body: JSON.stringify({ documentId, operationName: "Second" }),
  });
  expect(await body.json()).toMatchObject({ data: { viewer: { userId: "user-1" } } });
});
