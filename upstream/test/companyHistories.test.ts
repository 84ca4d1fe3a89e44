import { afterAll, beforeAll, expect, test } from "@jest/globals";
import fc from "fast-check";
import { batches, batchOfSequences, CompanyHistories } from "./companyHistories.ts";
import { createClient } from "./createClient.ts";
import { startTestUpstream, type TestUpstream } from "./startTestUpstream.ts";
import { storeCompany } from "./storeTestCompanies.ts";

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterAll(() => upstream.close());

test("after any histories each company has what its own members made, and a history of that alone", async () => {
  const { token, ...third } = await storeCompany(upstream, "Third El AB", "owner@third.example");
  const companies = [...upstream.companies, { ...third, owner: createClient(upstream.url, token) }];
  const histories = await CompanyHistories.begin(upstream.services.db, companies);
  const property = fc.asyncProperty(batchOfSequences(companies.length), async (several) => {
    await Promise.all(several.map((steps) => histories.play(steps)));
    expect(await histories.found()).toEqual(histories.expected);
  });
  // The model goes on with the database, so a failing batch is not tried again in smaller ones.
  await fc.assert(property, { numRuns: batches, endOnFailure: true });
}, 3_600_000);
