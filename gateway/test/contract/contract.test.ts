import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { buildSchema, extendSchema, type GraphQLSchema, parse } from "graphql";
import { importShared } from "../../../scripts/importShared.ts";
import { behaviourCases } from "../../contract/behaviour/behaviourCases.ts";
import { cases } from "../../contract/cases.ts";
import { createFixtures, userIdOf } from "../../contract/createFixtures.ts";
import { createOwnThings, type OwnThings } from "../../contract/createOwnThings.ts";
import { createReport, type Report } from "../../contract/createReport.ts";
import { documentOfStep, uncoveredFields } from "../../contract/graphql/documents.ts";
import { graphqlCases } from "../../contract/graphql/graphqlCases.ts";
import { checkPublicLog, logClaims, readLogAt } from "../../contract/publicLog.ts";
import { nameOf } from "../../contract/RestCase.ts";
import { readContract, readDocument } from "../../contract/readContract.ts";
import { readTarget } from "../../contract/readTarget.ts";
import { aboutCases } from "../../contract/rest/aboutCases.ts";
import { expectOperations, restOf, runCases } from "../../contract/runCases.ts";
import { runContract } from "../../contract/runContract.ts";
import type { Reference } from "../../contract/startReference.ts";
import { createTransport } from "../../src/rest/transport.ts";
import { copyDemo } from "../copyDemo.ts";
import { mutants } from "./mutants.ts";
import { type RestProxy, startProxy } from "./startProxy.ts";

const address = new URL("../../contract/startReference.ts", import.meta.url).href;
const { drawCertificate, startReference, storeFaultReports } =
  await importShared<typeof import("../../contract/startReference.ts")>(address);

const schema = buildSchema(readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8"));

const released = buildSchema(readFileSync(new URL("../../../docs/released.graphql", import.meta.url), "utf8"));
const contract = readContract();
const fixtures = createFixtures();

let reference: Reference;
let proxy: RestProxy;
let own: OwnThings;
let report: Report;
beforeAll(async () => {
  reference = await startReference(copyDemo);
  const { target, upstream } = reference;
  for (const prepare of [drawCertificate, storeFaultReports]) await prepare(upstream.services);
  proxy = await startProxy(target.url, contract);
  fixtures.set({ userId: userIdOf(target.token), code: target.certificateCode });
}, 240_000);
// Each long effect has a hook of its own, since the limit is one hook's.
beforeAll(async () => {
  report = await runContract({ ...reference.target, url: proxy.url });
}, 240_000);
beforeAll(async () => {
  const { target } = reference;
  await runCases({ target, contract, cases: aboutCases, report: createReport(), fixtures });
  // The cases only read these objects, so they are created once, on an unbroken service.
  own = createOwnThings(restOf(createTransport(target.url), target.token), fixtures, "lasts");
}, 240_000);
afterAll(async () => {
  await proxy.close();
  await reference.close();
});

test("the reference service is as the contract says, by REST and through the gateway", () => {
  expect(report.differences()).toEqual([]);
  expect(report.passed()).toBe(true);
});

test.each(contract.operations)("$id was tried", ({ id, origin }) => {
  const row = report.rows().find(({ name }) => name === id);
  expect(row).toMatchObject({ about: origin, verdict: "ok" });
});

const fieldsOf = (given: GraphQLSchema) =>
  [given.getQueryType(), given.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
  );

test.each([...fieldsOf(schema), ...fieldsOf(released).map((name) => `${name} of the last release`)])(
  "%s was tried",
  (name) => {
    // The run signs in as a person, so `Query.program` is null.
    const verdict = name.split(" ")[0] === "Query.program" ? "not seen" : "ok";
    expect(report.rows().find((row) => row.name === name)).toMatchObject({ verdict });
  },
);

test.each([...behaviourCases.map(nameOf), ...Object.values(logClaims)])("%s", (name) => {
  const row = report.rows().find((one) => one.name === name);
  expect(row).toMatchObject({ about: "behaviour", verdict: "ok", objects: expect.any(Number) });
  expect(row?.objects).toBeGreaterThan(0);
});

describe("a service with one fault", () => {
  test("is there in more than thirty kinds, each with its own name", () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
    expect(mutants.length).toBeGreaterThan(30);
  });

  test.each(mutants)("$name: that fault is reported, and no other", async ({ claim, field, intercept }) => {
    proxy.intercept = intercept;
    const found = createReport();
    const broken = behaviourCases.filter((one) => nameOf(one) === claim);
    const target = { ...reference.target, url: proxy.url };
    await runCases({ target, contract, cases: broken, report: found, fixtures, own });
    expect(found.differences().map((one) => [one.operation, one.field])).toEqual([[claim, field]]);
    expect(found.passed()).toBe(false);
  });
});

describe("a public log", () => {
  test("may be missing", async () => {
    const none = createReport();
    await checkPublicLog(async () => null, "code", none);
    expect(none.rows().map(({ verdict }) => verdict)).toEqual(["not seen", "not seen", "not seen"]);
  });

  const replace = (pattern: RegExp, by: string) => (bytes: Buffer) => Buffer.from(`${bytes}`.replace(pattern, by));
  const flip = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.of(~(bytes.at(-1) ?? 0))]);
  test.each([
    ["a checkpoint of another size", "checkpoint", "signature", /^checkpoint/, replace(/\n(\d+)\n/, "\n1$1\n")],
    ["another hash in the tiles", "tiles", "root", /^tile\/0/, flip],
    ["another entry", "tiles", "entries", /^tile\/entries/, flip],
    ["a proof of another text", "proof", "path", /^proof/, replace(/extra ./, "extra +")],
  ] as const)("%s is reported, and nothing else", async (_, claim, field, file, change) => {
    const found = createReport();
    const readBroken = async (name: string) => {
      const bytes = await readLogAt(reference.target.url)(name);
      return bytes && file.test(name) ? change(bytes) : bytes;
    };
    await checkPublicLog(readBroken, reference.target.certificateCode, found);
    expect(found.differences().map((one) => [one.operation, one.field])).toEqual([[logClaims[claim], field]]);
  });
});

describe("without a case", () => {
  test("an operation fails the run", () => {
    const document = readDocument();
    const { get } = document.paths["/v1/company"] ?? {};
    if (!get) throw new Error("the contract has no company");
    document.paths["/v1/news"] = { get: { ...get, operationId: "listNews" } };
    const fresh = createReport();
    expectOperations(readContract(document), cases, fresh);
    const lacking = fresh.rows().filter(({ verdict }) => verdict === "no case");
    expect(lacking.map(({ name }) => name)).toEqual(["listNews"]);
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
    promisify(execFile)(process.execPath, [join(import.meta.dirname, "../../contract/main.ts")], {
      env: { ...env, PATH: "" },
    });

  test("reads a deployed service and prints a table", async () => {
    const { stdout } = await run({ ...reference.target.environment, ...variables(), CONTRACT_PRODUCT: "fj" });
    expect(stdout).toMatch(/^getUser +specified +1 +1 +ok$/m);
    expect(stdout).toMatch(/^createProject +specified +0 +0 +not tried +set CONTRACT_WRITE=1 to try it$/m);
    expect(stdout).toMatch(/^signProject +specified +0 +0 +not tried +set CONTRACT_WRITE=all to try it$/m);
    expect(stdout).toMatch(/^listProjects: skip and take are obeyed.* behaviour +1 +\d+ +ok$/m);
    expect(stdout).toMatch(/^Query\.installation +schema +[1-9] +[1-9] +ok$/m);
    expect(stdout).toMatch(/\d+ ok, 0 differs, 0 refused, \d+ not seen, \d+ not tried, 0 no case$/m);
  });

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
