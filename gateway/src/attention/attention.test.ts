import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

const place = (id: string) => ({ id, title: `Title of ${id}` });
const item = {
  kind: "STEP_LEFT",
  since: "2026-07-02T10:00:00.000Z",
  person: { id: "u2", firstName: "Anders", lastName: "Öberg" },
  project: { ...place("p1"), rootFolderId: "f0", archived: false, isFinished: false },
  folder: place("f1"),
  installation: place("i1"),
  step: { label: "BEFORE_LAYING", title: "Före förläggning" },
  certificate: null,
  user: null,
};
const counts = [
  { kind: "MAIL_FAILED", count: 0, putOffUntil: null },
  { kind: "STEP_LEFT", count: 41, putOffCount: 3, putOffUntil: null },
  { kind: "PROJECT_OVERDUE", count: 7, putOffUntil: "2026-12-01" },
];

let stack: FaultStack;
let status: number;
let putStatus: number;
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = ({ url = "", method }, response) => {
    if (url.startsWith("/v1/user/")) return answer(response, 200, restUser);
    if (url.startsWith("/v1/company")) return answer(response, 200, { id: "company-1", country: "SE" });
    if (method === "DELETE") return answer(response, putStatus === 200 ? 204 : putStatus, putAnswer());
    if (method === "PUT") return answer(response, putStatus, putAnswer());
    if (url.startsWith("/v1/attention/")) return answer(response, status, { data: [item], meta: { count: 41 } });
    if (url.startsWith("/v1/attention")) return answer(response, status, { data: counts });
    answer(response, 404, { code: "NOT_FOUND" });
  };
});
afterAll(() => stack.close());
beforeEach(() => {
  status = 200;
  putStatus = 200;
});

function putAnswer() {
  if (putStatus === 200) return { kind: "STEP_LEFT", putOffUntil: "2026-12-01" };
  if (putStatus === 404) return { code: "NOT_FOUND", message: "Nothing here", requestId: "r" };
  if (putStatus === 403) return { code: "ADMIN_ONLY", message: "Only an admin", requestId: "r" };
  const details = [{ field: "until", code: "FIELD_VALUE", message: "The day must be after today." }];
  return { code: "VALIDATION_FAILED", message: "Some fields", requestId: "r", details };
}

async function ask(query: string) {
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  stack.takeRequests();
  const { data, errors } = await createCaller(stack.url).send(query, {}, { authorization });
  const codes = errors?.map(({ path, extensions: { code } }) => [path?.join("."), code]);
  const today = /today=\d{4}-\d\d-\d\d/;
  const requests = stack.takeRequests().filter((request) => request.includes("attention"));
  return { data, codes, requests: requests.map((request) => request.replace(today, "today=day")) };
}
const attention = (selection: string) => ask(`{ viewer { company { companyId attention { ${selection} } } } }`);
const shown = (value: unknown) => ({ viewer: { company: { companyId: "company-1", attention: value } } });

test("the counts come by one request, and what is put off does not count as waiting", async () => {
  const { data, requests } = await attention("waitingCount counts { kind count putOffCount putOffUntil }");
  // The service counts put-off items of one kind only.
  const known = counts.map((each) => ({ putOffCount: null, ...each }));
  expect(data).toEqual(shown({ waitingCount: 41, counts: known }));
  expect(requests).toEqual(["GET v1/attention?today=day"]);
});

test("a page of a kind says what, since when, whose and where", async () => {
  const places = "project { restId title } folder { restId } installation { restId title }";
  const fields = `kind since person { userId firstName lastName } ${places} isProjectArchived isProjectFinished isRootFolder
    stepLabel stepTitle certificateNumber recipientEmail recipientReason invitee { email }`;
  const page = `totalCount pageInfo { hasNextPage } edges { node { ${fields} } }`;
  const { data, requests } = await attention(`items(kind: STEP_LEFT, first: 1, after: "b2Zmc2V0OjQw") { ${page} }`);
  const node = {
    kind: "STEP_LEFT",
    since: item.since,
    person: { userId: "u2", firstName: "Anders", lastName: "Öberg" },
    project: { restId: "p1", title: "Title of p1" },
    folder: { restId: "f1" },
    installation: { restId: "i1", title: "Title of i1" },
    isProjectArchived: false,
    isProjectFinished: false,
    isRootFolder: false,
    stepLabel: "BEFORE_LAYING",
    stepTitle: "Före förläggning",
    ...{ certificateNumber: null, recipientEmail: null, recipientReason: null, invitee: null },
  };
  expect(data).toEqual(shown({ items: { totalCount: 41, pageInfo: { hasNextPage: false }, edges: [{ node }] } }));
  expect(requests).toEqual([
    "GET v1/attention?today=day",
    "GET v1/attention/STEP_LEFT?today=day&language=sv&skip=40&take=1",
  ]);
});

test("a kind without items is not asked for, and one that the viewer may not see is null", async () => {
  const { data, requests } = await attention(
    "none: items(kind: MAIL_FAILED) { totalCount } hidden: items(kind: INVITATION_UNUSED) { totalCount }",
  );
  expect(data).toEqual(shown({ none: { totalCount: 0 }, hidden: null }));
  expect(requests).toEqual(["GET v1/attention?today=day"]);
});

const putOff = (until: string) =>
  ask(`mutation { putOffAttention(input: { kind: STEP_LEFT, until: ${until} }) {
    company { attention { waitingCount } } userErrors { code field } } }`);

test("a kind is put off, and the company tells what waits after it", async () => {
  const { data, requests } = await putOff('"2026-12-01"');
  expect(data).toEqual({ putOffAttention: { company: { attention: { waitingCount: 41 } }, userErrors: [] } });
  expect(requests).toEqual(["PUT v1/attention/STEP_LEFT", "GET v1/attention?today=day"]);
});

test("the items of a kind that were put off are brought back, and a refusal is told", async () => {
  const bringBack = () =>
    ask(`mutation { bringBackAttention(input: { kind: STEP_LEFT }) {
      company { attention { waitingCount } } userErrors { code } } }`);
  const { data, requests } = await bringBack();
  expect(data).toEqual({ bringBackAttention: { company: { attention: { waitingCount: 41 } }, userErrors: [] } });
  expect(requests).toEqual(["DELETE v1/attention/STEP_LEFT/put-off", "GET v1/attention?today=day"]);
  putStatus = 403;
  expect((await bringBack()).data).toEqual({
    bringBackAttention: { company: null, userErrors: [{ code: "NOT_ALLOWED" }] },
  });
});

test.each([
  [400, { code: "VALUE_INVALID", field: "until" }],
  [403, { code: "NOT_ALLOWED", field: null }],
])("a refusal with %s is told, and nothing was changed", async (refusal, userError) => {
  putStatus = refusal;
  expect((await putOff('"2020-01-01"')).data).toEqual({ putOffAttention: { company: null, userErrors: [userError] } });
});
