import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { buildSchema, extendSchema, parse } from "graphql";
import { copyDemo } from "../test/copyDemo.ts";
import { createFixtures } from "./createFixtures.ts";
import { createReport, type Report } from "./createReport.ts";
import { documentOfStep } from "./graphql/documentOfStep.ts";
import { graphqlCases } from "./graphql/graphqlCases.ts";
import { uncoveredFields } from "./graphql/uncoveredFields.ts";
import { printReport } from "./printReport.ts";
import { readContract, readDocument } from "./readContract.ts";
import { readTarget } from "./readTarget.ts";
import { runRest } from "./rest/runRest.ts";
import { runContract } from "./runContract.ts";
import { type Reference, startReference } from "./startReference.ts";

const schema = buildSchema(readFileSync(new URL("../../schema.graphql", import.meta.url), "utf8"));

let reference: Reference;
let report: Report;
beforeAll(async () => {
  reference = await startReference(copyDemo);
  report = await runContract(reference.target);
}, 120_000);
afterAll(() => reference.close());

test("the reference service is as the contract says, by REST and through the gateway", () => {
  expect(report.differences()).toEqual([]);
  expect(report.passed()).toBe(true);
});

test.each(readContract().operations)("$id was tried", ({ id, origin }) => {
  const row = report.rows().find(({ name }) => name === id);
  expect(row).toMatchObject({ about: origin, verdict: "ok" });
});

const roots = [schema.getQueryType(), schema.getMutationType()];
const fields = roots.flatMap((type) => Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`));

test.each(fields)("%s was tried", (name) => {
  expect(report.rows().find((row) => row.name === name)).toMatchObject({ verdict: "ok" });
});

describe("without a case", () => {
  test("an operation fails the run", async () => {
    const document = readDocument();
    const { get } = document.paths["/v1/company"] ?? {};
    if (!get) throw new Error("the contract has no company");
    document.paths["/v1/news"] = { get: { ...get, operationId: "listNews" } };
    const [fresh, fixtures] = [createReport(), createFixtures()];
    const contract = readContract(document);
    await runRest({ target: reference.target, contract, cases: [], report: fresh, fixtures });
    expect(fresh.rows()).toContainEqual(expect.objectContaining({ name: "listNews", verdict: "no case" }));
    expect(fresh.passed()).toBe(false);
  });

  test("a field of the schema fails the run", () => {
    const wider = extendSchema(schema, parse("type News { title: String } extend type Query { news: News }"));
    const documents = graphqlCases.map((step) => documentOfStep(wider, step));
    expect(uncoveredFields(wider, documents)).toEqual(["Query.news", "News.title"]);
  });

  test("a field of a type is asked for by itself", () => {
    const wider = extendSchema(schema, parse("extend type Folder { colour: String }"));
    expect(
      uncoveredFields(
        wider,
        graphqlCases.map((step) => documentOfStep(wider, step)),
      ),
    ).toEqual([]);
  });
});

describe("the command", () => {
  const variables = () => ({ REST_API_URL: reference.target.url, ACCESS_TOKEN: reference.target.token });
  const run = (env: Record<string, string>) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, "main.ts")], { env: { ...env, PATH: "" } });

  test("reads a deployed service and prints a table", async () => {
    const { stdout } = await run({ ...reference.target.environment, ...variables(), CONTRACT_PRODUCT: "fj" });
    expect(stdout).toMatch(/^getUser +specified +1 +ok$/m);
    expect(stdout).toMatch(/^createProject +specified +0 +not tried +set CONTRACT_WRITE=1 to try it$/m);
    expect(stdout).toMatch(/^signProject +specified +0 +not tried +set CONTRACT_WRITE=all to try it$/m);
    expect(stdout).toMatch(/^Query\.installation +schema +[1-9] +ok$/m);
    expect(stdout).toMatch(/\d+ ok, 0 differs, 0 refused, \d+ not tried, 0 no case$/m);
  }, 60_000);

  test("names what is missing, and asks nothing", async () => {
    await expect(run({ REST_API_URL: "ftp://x", CONTRACT_WRITE: "yes" })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/no http address.*ACCESS_TOKEN.*USER_POOL_ID.*CONTRACT_WRITE/s),
    });
  });
});

test("a service is asked for what may be done", () => {
  const env = { REST_API_URL: "https://rest.example/", ACCESS_TOKEN: "t", USER_POOL_ID: "p", USER_POOL_CLIENT_ID: "c" };
  const may = (CONTRACT_WRITE?: string) => readTarget({ ...env, ...(CONTRACT_WRITE && { CONTRACT_WRITE }) })?.may;
  expect([may(), may("1"), may("all")]).toEqual(["reads", "writes", "lasts"]);
  expect(readTarget({})).toBeNull();
});

test("a difference is printed as a person reads it", () => {
  const told = createReport();
  told.expect("getProject", "specified");
  told.answered("getProject", [{ field: "startDate", expected: "a text (date-time)", got: "nothing" }]);
  expect(printReport(told)).toContain(
    "getProject: startDate\n  expected a text (date-time)\n  got      nothing\n0 ok, 1 differs",
  );
});
