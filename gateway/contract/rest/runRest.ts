import pLimit from "p-limit";
import { createRequestBudget } from "../../src/limits/requestBudget.ts";
import { createRest, type Rest } from "../../src/rest/client.ts";
import { RestProblem } from "../../src/rest/errors.ts";
import { createTransport } from "../../src/rest/transport.ts";
import { type Checked, checkTransport } from "../checkTransport.ts";
import type { Fixtures } from "../createFixtures.ts";
import type { Report } from "../createReport.ts";
import { isWithin } from "../isWithin.ts";
import type { Contract } from "../readContract.ts";
import { SkippedError } from "../SkippedError.ts";
import type { Target } from "../Target.ts";
import type { CaseContext, RestCase } from "./RestCase.ts";

type Options = {
  target: Target;
  contract: Contract;
  cases: RestCase[];
  report: Report;
  fixtures: Fixtures;
  onAnswer?(checked: Checked): void;
};

/** Tries every operation by the gateway's own REST client and reports each answer. Ends with nothing of its own left behind. */
export async function runRest({ target, contract, cases, report, fixtures, onAnswer }: Options): Promise<void> {
  const tried = new Set<string>(cases.map(({ operation }) => operation));
  for (const { id, origin } of contract.operations) {
    report.expect(id, origin);
    if (!tried.has(id)) report.noCase(id);
  }
  const transport = checkTransport(createTransport(target.url), {
    contract,
    mayAnswer: (operation) => cases.find((one) => one.operation === operation)?.mayAnswer ?? [],
    onAnswer(checked) {
      report.answered(checked.operation, checked.faults, checked.refusal);
      onAnswer?.(checked);
    },
  });
  const { options, createInvitee } = target;
  const restAs = (token: string) => restOf(transport, token);
  const context = { rest: restAs(target.token), restAs, fixtures, options, createInvitee };
  let isInterrupted = true;
  try {
    for (const one of cases) await tryCase(one, context, target, report);
    isInterrupted = false;
  } finally {
    const deletion = cases.find(({ operation }) => operation === "deleteProject");
    if (isInterrupted && fixtures.has("ownProjectId") && deletion) await tryCase(deletion, context, target, report);
    await transport.close();
  }
}

async function tryCase(
  { operation, effect, run }: RestCase,
  context: CaseContext,
  { may }: Target,
  report: Report,
): Promise<void> {
  if (!isWithin(effect, may)) {
    return report.notTried(operation, `set CONTRACT_WRITE=${effect === "lasts" ? "all" : "1"} to try it`);
  }
  try {
    await run(context);
  } catch (error) {
    if (error instanceof RestProblem) return;
    if (error instanceof SkippedError) return report.notTried(operation, error.message);
    // A fault of the service was reported with its answer; a fault of our own must not hide behind it.
    const isTold = report.rows().some(({ verdict }) => verdict === "differs" || verdict === "refused");
    if (!isTold) throw error;
    report.notTried(operation, "an answer before it is not as it should be");
  }
}

function restOf(transport: ReturnType<typeof createTransport>, token: string): Rest {
  const refused = () => Promise.reject(new Error("ACCESS_TOKEN is not accepted by the service; get a new one."));
  return createRest({
    limitCalls: pLimit(64),
    transport,
    budget: createRequestBudget(10_000),
    tokens: { isBearer: true, token: () => token, renew: refused, end: () => {} },
    requestId: crypto.randomUUID(),
    signal: AbortSignal.timeout(300_000),
  });
}
