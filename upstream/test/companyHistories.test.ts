import { afterAll, beforeAll, expect, test } from "@jest/globals";
import fc from "fast-check";
import { readConfig } from "../src/config.ts";
import { askGraphql } from "./askGraphql.ts";
import { batches, batchOfSequences, CompanyHistories, projectsBySample } from "./companyHistories.ts";
import { readCompanies } from "./companyStates.ts";
import { createClient } from "./createClient.ts";
import { findWrongEntries, findWrongProgress } from "./derivedRows.ts";
import { type SecondProcess, startGatewayProcess } from "./startSecondProcess.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "./startTestUpstream.ts";
import { storeCompany } from "./storeTestCompanies.ts";

let upstream: TestUpstream;
let gateway: SecondProcess;
beforeAll(async () => {
  // Tokens are valid for a day, because a long run takes more than an hour.
  upstream = await startTestUpstream({ userPool: { ...readConfig({}).userPool, accessTokenSeconds: 86_400 } });
  gateway = await startGatewayProcess(upstream.url);
});
afterAll(async () => {
  await gateway.end();
  await upstream.close();
});

// Each call opens a new connection, because the service may close an idle one in the moment of its use.
const headers = { connection: "close" };

test("after any histories each company has what its own members made, and a history of that alone", async () => {
  const companies: TestCompany[] = [];
  for (const name of ["North", "South", "West"]) {
    const { token, ...company } = await storeCompany(upstream, `${name} El AB`, `owner@${name.toLowerCase()}.example`);
    companies.push({ ...company, owner: createClient(upstream.url, token, headers) });
  }
  const { db } = upstream.services;
  const histories = await CompanyHistories.begin(db, companies);
  const property = fc.asyncProperty(batchOfSequences(companies.length), async (several) => {
    const changed = await histories.play(several);
    expect(await readCompanies(db, companies)).toEqual(histories.expected);
    expect([await findWrongProgress(db), await findWrongEntries(db)]).toEqual([[], []]);
    for (const [index, { owner }] of companies.entries()) {
      const graphql = askGraphql(gateway.url, owner.token);
      const { projects } = histories.expected[index] ?? { projects: new Map() };
      expect(await graphql.listProjects()).toEqual(new Map([...projects].map(([id, { name }]) => [id, name])));
      for (const id of changed[index]?.slice(0, projectsBySample) ?? [])
        expect([id, await graphql.loadProject(id)]).toEqual([id, projects.get(id) ?? null]);
    }
  });
  // Ends at the first failing batch. fast-check cannot shrink the batch, because the model follows the database.
  await fc.assert(property, { numRuns: batches, endOnFailure: true });
}, 14_400_000);
