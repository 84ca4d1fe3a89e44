import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { newProject } from "../../test/demoBuilding.ts";
import { createInviting } from "../../test/inviting.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterAll(() => upstream.close());

test.each(["info@firma..se", "info@.firma.se", "info(fel)@firma.se", "a:b@firma.se", "a[1]@firma.se", "a\\b@firma.se"])(
  "%s, which no mail can go to, is refused for the company, somebody invited and a customer",
  async (email) => {
    const [company] = upstream.companies;
    const path = `/company/${company.companyId}/project`;
    const answers = await Promise.all([
      company.owner.put("/company", { email }),
      createInviting(upstream).invite(company, email),
      company.owner.post(path, { ...newProject, customerEmail: email }),
    ]);
    expect(answers.map(({ status, problem }) => [status, problem.details?.[0]?.field])).toEqual([
      [400, "email"],
      [400, "email"],
      [400, "customerEmail"],
    ]);
  },
);

test("names that hold an address of the web are refused, of the company and of somebody invited", async () => {
  const [company] = upstream.companies;
  const person = { email: "lured@second.example", lastName: "Ek" };
  const invite = (firstName: string) =>
    company.owner.post(`/company/${company.companyId}/users/invite`, { ...person, firstName });
  const answers = [
    await company.owner.put("/company", { name: "Bonus: http://evil.example" }),
    await company.owner.put("/company", { name: "www.evil.example" }),
    await invite("WWW.evil.example"),
    await invite("Win at HTTPS://evil.example"),
  ];
  expect(answers.map(({ status, problem }) => [status, problem.details])).toEqual(
    ["name", "name", "firstName", "firstName"].map((field) => [
      400,
      [{ field, code: "NAME_HOLDS_ADDRESS", message: `${field} holds an address of the web.` }],
    ]),
  );
  expect((await company.owner.put("/company", { name: "Wwww El & Golv AB" })).status).toBe(200);
});
