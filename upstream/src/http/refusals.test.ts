import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { newProject } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";

let upstream: TestUpstream;
let company: TestCompany;
beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
});
afterAll(() => upstream.close());

test.each(["2026-01-31T00:00:00+02:00", "2026-01-31T12:00:00Z", "31.1.2026", "2026-02-30"])(
  "a day is its date or midnight in UTC, not %s",
  async (startDate) => {
    const { problem } = await company.owner.post(`/company/${company.companyId}/project`, { ...newProject, startDate });
    expect(problem.details).toMatchObject([{ field: "startDate", code: "FIELD_FORMAT" }]);
    expect(problem.details?.[0]?.message).toContain("write 2026-01-31");
  },
);

test("a day is stored as its midnight in UTC", async () => {
  const dates = { startDate: "2026-01-31", endDate: "2026-02-28T00:00:00+00:00" };
  const path = `/company/${company.companyId}/project`;
  const { body } = await company.owner.post<object>(path, { ...newProject, ...dates });
  expect(body).toMatchObject({ startDate: "2026-01-31T00:00:00.000Z", endDate: "2026-02-28T00:00:00.000Z" });
});

test("a website is kept as typed, without schemes that run something", async () => {
  const put = (website: string) => company.owner.put<{ website: string }>("/company", { website });
  for (const website of ["www.x.se", "https://x.se/a", "HTTP://x.se", "x.se:8080/a"])
    expect((await put(website)).body.website).toBe(website);
  for (const website of [
    "javascript:alert(1)",
    "javascript:1/alert(1)",
    "java\tscript:alert(1)",
    " data:text/html,x",
    "ftp://x.se",
    "mailto:a@x.se",
  ])
    expect((await put(website)).problem.details).toMatchObject([{ field: "website", code: "FIELD_FORMAT" }]);
});

test("characters that turn a text around are refused in names", async () => {
  const name = "Villa \u202Eexe.pdf";
  const { problem } = await company.owner.post(`/company/${company.companyId}/project`, { ...newProject, name });
  expect(problem.details).toMatchObject([{ field: "name", code: "FIELD_FORMAT" }]);
});

test("a method or an address that is missing is named, and the scheme of a token is in any case", async () => {
  const call = async (path: string, method: string, scheme = "Bearer") => {
    const headers = { authorization: `${scheme} ${company.owner.token}` };
    const answer = await fetch(`${upstream.url}/v1${path}`, { method, headers });
    return { status: answer.status, allow: answer.headers.get("allow"), body: (await answer.json()) as object };
  };
  const message = "DELETE is not possible at this address, but GET and PUT are.";
  expect(await call(`/user/${company.ownerId}?a=1`, "DELETE")).toMatchObject({
    status: 405,
    allow: "GET, PUT",
    body: { code: "METHOD_NOT_ALLOWED", message },
  });
  expect(await call("/users", "GET")).toMatchObject({
    status: 404,
    body: { code: "NOT_FOUND", message: expect.stringContaining("nothing at this address") },
  });
  for (const scheme of ["bearer", "BEARER"]) expect((await call("/company", "GET", scheme)).status).toBe(200);
});
