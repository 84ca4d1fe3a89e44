import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { readConfig } from "../src/config.ts";
import { startGateway } from "../src/http/startGateway.ts";
import { cases } from "./cases.ts";
import { createFixtures, type Fixtures, userIdOf } from "./createFixtures.ts";
import { createReport, type Report } from "./createReport.ts";
import { createSender } from "./graphql/createSender.ts";
import { graphqlCases } from "./graphql/graphqlCases.ts";
import { runGraphql } from "./graphql/runGraphql.ts";
import { checkPublicLog, readLogAt } from "./publicLog.ts";
import { readContract } from "./readContract.ts";
import { expectOperations, runCases } from "./runCases.ts";
import type { Target } from "./Target.ts";

type Run = { target: Target; report: Report; fixtures: Fixtures };

/** Compares a service with the contract directly, then through a gateway with the current and the released schema. */
export async function runContract(target: Target): Promise<Report> {
  const report = createReport();
  const fixtures = createFixtures();
  fixtures.set({ userId: userIdOf(target.token), code: target.certificateCode });
  const contract = readContract();
  expectOperations(contract, cases, report);
  await runCases({ target, contract, cases, report, fixtures });
  await checkPublicLog(readLogAt(target.url), target.certificateCode, report);
  await runThroughGateway({ target, report, fixtures }, "schema.graphql");
  await runThroughGateway({ target, report, fixtures }, "docs/released.graphql", " of the last release");
  return report;
}

/** Sends a schema's operations to a gateway in this process. The last release's operations must still work. */
async function runThroughGateway({ target, ...run }: Run, file: string, suffix = ""): Promise<void> {
  const schema = buildSchema(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8"));
  const addresses = { ...target.environment, UPSTREAM_URL: target.url, PORT: "0" };
  const gateway = await startGateway(readConfig({ LOG_LEVEL: "silent", MAX_EVENT_LOOP_DELAY_MS: "0", ...addresses }));
  try {
    const sendAs = (token: string) => createSender(gateway.url, token);
    await runGraphql({ ...run, target, schema, steps: graphqlCases, send: sendAs(target.token), sendAs, suffix });
  } finally {
    await gateway.close();
  }
}
