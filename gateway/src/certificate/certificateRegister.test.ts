import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, answerRows, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import type { Context } from "../context.ts";
import { toGlobalId } from "../graphql/globalId.ts";
import { loadCertificateRegister } from "./certificateRegister.ts";

const row = {
  id: "c1",
  number: "FG-2026-000001",
  folderId: "f1",
  fileName: "FG-2026-000001.pdf",
  activationDate: "2026-07-01T00:00:00.000Z",
  sentAt: "2026-07-02T10:00:00.000Z",
  url: null,
  recipients: [],
  projectId: "p1",
  projectName: "Solbacken 4",
  folderName: "Plan 1 / Lgh 2",
  archived: true,
  customer: "Ylva Öhman",
  city: "Lund",
  validUntil: "2036-06-30T00:00:00.000Z",
  rooms: ["Bad", "Hall"],
};

let stack: FaultStack;
let register: { status: number; body: object } | null;
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = ({ url = "" }, response) => {
    if (url.startsWith("/v1/user/")) return answer(response, 200, restUser);
    if (url.startsWith("/v1/certificates") && !register) return answerRows(response, url, row, 41);
    if (url.startsWith("/v1/certificates") && register) return answer(response, register.status, register.body);
    answer(response, 404, { code: "NOT_FOUND" });
  };
});
afterAll(() => stack.close());
beforeEach(() => {
  register = null;
});

async function ask(query: string) {
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  stack.takeRequests();
  const { data, errors } = await createCaller(stack.url).send(query, {}, { authorization });
  const codes = errors?.map(({ path, extensions: { code } }) => [path?.join("."), code]);
  return { data, codes, requests: stack.takeRequests().filter((request) => request.includes("certificates")) };
}
const list = (args: string, selection = "totalCount") =>
  ask(`{ viewer { company { companyId certificates${args} { ${selection} } } } }`);

test("a page is what the service answers, by one request", async () => {
  const edge = `node { id number activationDate folderName } projectId projectName folderName isProjectArchived customer city
    validUntil rooms roomCount`;
  const page = `totalCount pageInfo { hasNextPage hasPreviousPage } edges { ${edge} }`;
  const { data, requests } = await list('(first: 1, after: "b2Zmc2V0OjQw")', page);
  const { projectId, projectName, folderName, customer, city, rooms } = row;
  const id = toGlobalId("Certificate", "p1", "c1");
  expect(data).toEqual({
    viewer: {
      company: {
        companyId: "company-1",
        certificates: {
          totalCount: 41,
          pageInfo: { hasNextPage: false, hasPreviousPage: true },
          edges: [
            {
              node: { id, number: row.number, activationDate: "2026-07-01", folderName },
              ...{ projectId, projectName, folderName, customer, city, rooms },
              isProjectArchived: true,
              validUntil: "2036-06-30",
              roomCount: 2,
            },
          ],
        },
      },
    },
  });
  expect(requests).toEqual(["GET v1/certificates?sort=-activationDate&skip=40&take=1"]);
});

test("the last certificates of a list are asked for by their number", async () => {
  const { requests } = await list("(last: 2)");
  expect(requests).toEqual(
    ["skip=0&take=1", "skip=39&take=2"].map((page) => `GET v1/certificates?sort=-activationDate&${page}`),
  );
});

test("the service filters and sorts; only customers are sorted in a language", async () => {
  const filter = 'query: " Öhman ", from: "2026-07-01", to: "2026-09-30", state: FAILED';
  const { requests } = await list(`(${filter}, orderBy: { field: CUSTOMER, direction: ASC })`);
  expect(requests).toEqual([
    "GET v1/certificates?query=%C3%96hman&from=2026-07-01&to=2026-09-30&state=FAILED&sort=customer&language=sv&skip=0&take=25",
  ]);
  expect((await list("(states: [FAILED, QUEUED, FAILED])")).requests).toEqual([
    "GET v1/certificates?state=FAILED&state=QUEUED&sort=-activationDate&skip=0&take=25",
  ]);
  expect((await list("(statuses: [WITHDRAWN, REPLACED, WITHDRAWN])")).requests).toEqual([
    "GET v1/certificates?status=WITHDRAWN&status=REPLACED&sort=-activationDate&skip=0&take=25",
  ]);
  const ends = 'endsFrom: "2026-01-01", endsTo: "2027-01-01", orderBy: { field: VALID_UNTIL }, first: 100';
  expect((await list(`(${ends})`)).requests).toEqual([
    "GET v1/certificates?endsFrom=2026-01-01&endsTo=2027-01-01&sort=-validUntil&skip=0&take=100",
  ]);
});

test("the old argument and the new one for states are filters that both have to fit", async () => {
  const failed = ["GET v1/certificates?state=FAILED&sort=-activationDate&skip=0&take=25"];
  expect((await list("(states: [FAILED, QUEUED], state: FAILED)")).requests).toEqual(failed);
  expect((await list("(states: [], state: FAILED)")).requests).toEqual(failed);
  const none = { viewer: { company: { companyId: "company-1", certificates: { totalCount: 0 } } } };
  expect(await list("(states: [FAILED], state: SENT)")).toEqual({ data: none, codes: undefined, requests: [] });
});

test("a certificate is found by its number, by one request, and null where the company has none", async () => {
  const find = (number: string) =>
    ask(`{ viewer { company { certificate(number: ${JSON.stringify(number)}) { id number validUntil } } } }`);
  const id = toGlobalId("Certificate", "p1", "c1");
  const certificate = { id, number: row.number, validUntil: "2036-06-30" };
  register = { status: 200, body: { data: [row], meta: { count: 1 } } };
  const found = { data: { viewer: { company: { certificate } } }, codes: undefined };
  const requests = ["GET v1/certificates?number=fg-2026-000001&take=1"];
  expect(await find(" fg-2026-000001 ")).toEqual({ ...found, requests });
  const none = { data: { viewer: { company: { certificate: null } } }, codes: undefined };
  register = { status: 200, body: { data: [], meta: { count: 0 } } };
  expect(await find("fg-2026-000001")).toEqual({ ...none, requests });
  for (const number of ["", " \t", "1".repeat(101)]) expect(await find(number)).toEqual({ ...none, requests: [] });
  register = { status: 500, body: { code: "INTERNAL" } };
  expect((await find("1")).codes).toEqual([["viewer.company.certificate", "UPSTREAM_ERROR"]]);
});

test.each(['after: ""', 'last: 1, before: ""', 'after: "nonsense"'])("%s is no cursor", async (cursor) => {
  const { codes, requests } = await list(`(${cursor})`);
  expect([codes, requests]).toEqual([[["viewer.company.certificates", "BAD_USER_INPUT"]], []]);
});

test("a page of another size and a filter that the service refuses are the caller's mistakes", async () => {
  expect((await list("(first: 101)")).codes).toEqual([["viewer.company.certificates", "BAD_USER_INPUT"]]);
  register = { status: 400, body: { code: "VALIDATION_FAILED", message: "query is too long", requestId: "r" } };
  expect((await list("")).codes).toEqual([["viewer.company.certificates", "BAD_USER_INPUT"]]);
});

test("a certificate has what is printed on it as its own fields, or null where the service does not tell it", async () => {
  const fields = "edges { node { number validUntil customer rooms project { id } } }";
  register = { status: 200, body: { data: [row], meta: { count: 1 } } };
  const { number, customer, rooms } = row;
  const node = { number, validUntil: "2036-06-30", customer, rooms, project: null };
  const found = await list('(query: "FG-2026-000001")', fields);
  expect(found.data).toEqual({ viewer: { company: expect.objectContaining({ certificates: { edges: [{ node }] } }) } });
  const { validUntil: _, customer: __, rooms: ___, ...lacking } = row;
  register = { status: 200, body: { data: [lacking], meta: { count: 1 } } };
  expect(JSON.stringify((await list("", fields)).data)).toContain('"validUntil":null,"customer":null,"rooms":null');
});

test("a service that withdraws none is not asked for certificates of a status", async () => {
  const context = { services: { features: { has: async () => false } } } as unknown as Context;
  const refused = { extensions: { code: "NOT_IMPLEMENTED" } };
  await expect(loadCertificateRegister({ first: 25, statuses: ["WITHDRAWN"] }, context)).rejects.toMatchObject(refused);
});
