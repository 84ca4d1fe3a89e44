import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

const period = { from: "2026-07-01", to: "2026-09-30" };
const archive = {
  ...period,
  state: "DONE",
  done: 812,
  total: 812,
  reason: null,
  missing: null,
  url: "http://files.example/files/a?expires=1&signature=x",
  size: 48_000_000,
  expiresAt: "2026-11-24T10:00:00.000Z",
};

let stack: FaultStack;
const sent: object[] = [];
let service: { status: number; body: object };
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = (request, response) => {
    const { url = "" } = request;
    if (url.startsWith("/v1/user/")) return answer(response, 200, restUser);
    if (request.method === "POST") void text(request).then((body) => sent.push(JSON.parse(body)));
    answer(response, service.status, service.body);
  };
});
afterAll(() => stack.close());
beforeEach(() => {
  service = { status: 200, body: { archive } };
  sent.length = 0;
});

async function ask(query: string, variables: object = {}) {
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  stack.takeRequests();
  const { data, errors } = await createCaller(stack.url).send(query, variables, { authorization });
  const codes = errors?.map(({ path, extensions: { code } }) => [path?.join("."), code]);
  return { data, codes, requests: stack.takeRequests().filter((request) => request.includes("certificates")) };
}
const fields = "from to state done total reason missing url size expiresAt";
const read = () => ask(`{ viewer { company { certificateArchive { ${fields} } } } }`);
const request = (input: object = period) =>
  ask(
    `mutation($input: RequestCertificateArchiveInput!) { requestCertificateArchive(input: $input) { archive { state total } userErrors { code field } } }`,
    { input },
  );

test("the archive is what the service tells, by one request; none is none", async () => {
  expect(await read()).toEqual({
    data: { viewer: { company: { certificateArchive: archive } } },
    codes: undefined,
    requests: ["GET v1/certificates/archive"],
  });
  service.body = { archive: null };
  expect((await read()).data).toEqual({ viewer: { company: { certificateArchive: null } } });
});

test("search, days of the end and states are passed on, and what is empty is left out", async () => {
  service = { status: 202, body: { archive: { ...archive, query: "öhman", states: ["FAILED"] } } };
  const filter = { query: "öhman", endsFrom: "2026-07-01", endsTo: "2027-07-01", states: ["FAILED"] };
  expect((await request(filter)).data).toMatchObject({ requestCertificateArchive: { userErrors: [] } });
  expect((await request({ ...period, query: " ", states: [], endsTo: null })).codes).toBeUndefined();
  expect(sent).toEqual([filter, period]);
});

test("an archive is asked for by its period, and refusals are told", async () => {
  service = { status: 202, body: { archive: { ...archive, state: "QUEUED" } } };
  expect(await request()).toMatchObject({
    data: { requestCertificateArchive: { archive: { state: "QUEUED", total: 812 }, userErrors: [] } },
    requests: ["POST v1/certificates/archive"],
  });
  const refused = (code: string, field: string | null) => ({
    requestCertificateArchive: { archive: null, userErrors: [{ code, field }] },
  });
  service = { status: 409, body: { code: "ARCHIVE_RUNNING", message: "one is made", requestId: "r" } };
  expect((await request()).data).toEqual(refused("ARCHIVE_RUNNING", null));
  const details = [{ field: "to", code: "PERIOD_EMPTY", message: "none" }];
  service = { status: 400, body: { code: "VALIDATION_FAILED", message: "refused", requestId: "r", details } };
  expect((await request()).data).toEqual(refused("PERIOD_EMPTY", "to"));
});
