import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

const counts = {
  ...{ activated: 3, sent: 2, rooms: 7, medianDays: 21, percentile90Days: 60 },
  ...{ judgedValues: 84, outsideValues: 1 },
};

let stack: FaultStack;
let figures: { status: number; body: object };
let role: string;
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = ({ url = "" }, response) => {
    if (url.startsWith("/v1/figures")) return answer(response, figures.status, figures.body);
    if (url.startsWith("/v1/user/")) return answer(response, 200, { ...restUser, role });
    answer(response, 404, { code: "NOT_FOUND" });
  };
});
afterAll(() => stack.close());
beforeEach(() => {
  const installers = [{ installer: { id: "user-2", name: "Anders Öberg" }, counts }];
  figures = { status: 200, body: { total: counts, months: [{ month: "2026-03", counts }], installers } };
  role = "admin";
});

async function ask(query: string) {
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  stack.takeRequests();
  const { data, errors } = await createCaller(stack.url).send<never>(query, {}, { authorization });
  const codes = errors?.map(({ path, extensions: { code } }) => [path?.join("."), code]);
  return { data, codes, requests: stack.takeRequests().filter((request) => request.includes("figures")) };
}
const selection = "{ activated sent rooms medianDays percentile90Days judgedValues outsideValues }";
const figuresOf = (fields: string) =>
  ask(
    `{ viewer { company { companyId viewerCanReadFigures figures(from: "2026-01-01", to: "2026-12-31") { ${fields} } } } }`,
  );

test("gives what the service answers for a period, by one request", async () => {
  const { data, requests } = await figuresOf(
    `total ${selection} months { month counts ${selection} } installers { nodeId name counts ${selection} }`,
  );
  const installer = { nodeId: toGlobalId("User", "user-2"), name: "Anders Öberg", counts };
  const of = { total: counts, months: [{ month: "2026-03", counts }], installers: [installer] };
  expect(data).toEqual({ viewer: { company: { companyId: "company-1", viewerCanReadFigures: true, figures: of } } });
  expect(requests).toEqual(["GET v1/figures?from=2026-01-01&to=2026-12-31"]);
});

test("is null for users who are no admins", async () => {
  role = "user";
  figures = { status: 403, body: { code: "ADMIN_ONLY", message: "For admins.", requestId: "r" } };
  const { data, codes } = await figuresOf("total { activated }");
  const company = { companyId: "company-1", viewerCanReadFigures: false, figures: null };
  expect([data, codes]).toEqual([{ viewer: { company } }, undefined]);
});
