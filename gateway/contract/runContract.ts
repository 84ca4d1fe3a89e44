import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { readConfig } from "../src/config.ts";
import { startGateway } from "../src/startGateway.ts";
import { createFixtures } from "./createFixtures.ts";
import { createReport, type Report } from "./createReport.ts";
import { createSender } from "./graphql/createSender.ts";
import { graphqlCases } from "./graphql/graphqlCases.ts";
import { runGraphql } from "./graphql/runGraphql.ts";
import { readContract } from "./readContract.ts";
import { restCases } from "./rest/restCases.ts";
import { runRest } from "./rest/runRest.ts";
import type { Target } from "./Target.ts";
import { userIdOf } from "./userIdOf.ts";

/**
 * Holds a REST v1 service against the contract: every operation by the gateway's REST client, then every operation of the schema
 * through a gateway in this process.
 */
export async function runContract(target: Target): Promise<Report> {
  const report = createReport();
  const fixtures = createFixtures();
  fixtures.set({ userId: userIdOf(target.token), code: target.certificateCode });
  await runRest({ target, contract: readContract(), cases: restCases, report, fixtures });

  const schema = buildSchema(readFileSync(new URL("../../schema.graphql", import.meta.url), "utf8"));
  const environment = {
    LOG_LEVEL: "silent",
    ...target.environment,
    UPSTREAM_URL: target.url,
    PORT: "0",
  };
  const gateway = await startGateway(readConfig(environment));
  try {
    const send = createSender(gateway.url, target.token);
    await runGraphql({ target, schema, steps: graphqlCases, send, report, fixtures });
  } finally {
    await gateway.close();
  }
  return report;
}
