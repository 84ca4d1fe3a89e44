import { RestProblem } from "../../src/rest/errors.ts";
import { createTransport, type Transport } from "../../src/rest/transport.ts";
import { type Checked, checkTransport } from "../checkTransport.ts";
import type { Fixtures } from "../createFixtures.ts";
import type { Report } from "../createReport.ts";
import { isWithin } from "../isWithin.ts";
import type { Contract } from "../readContract.ts";
import { SkippedError } from "../SkippedError.ts";
import type { Target } from "../Target.ts";
import type { CaseContext, RestCase } from "./RestCase.ts";
import { restOf } from "./restOf.ts";

type Options = {
  target: Target;
  contract: Contract;
  cases: RestCase[];
  report: Report;
  fixtures: Fixtures;
  onAnswer?(checked: Checked): void;
  /** In place of one to the target's address. */
  transport?: Transport;
};

/** Tries every operation by the gateway's own REST client and reports each answer. Ends with nothing of its own left behind. */
export async function runRest(options: Options): Promise<void> {
  const { target, contract, cases, report, fixtures, onAnswer } = options;
  const tried = new Set<string>(cases.map(({ operation }) => operation));
  for (const { id, origin } of contract.operations) {
    report.expect(id, origin);
    if (!tried.has(id)) report.noCase(id);
  }
  const transport = checkTransport(options.transport ?? createTransport(target.url), {
    contract,
    mayAnswer: (operation, status) =>
      cases.find((one) => one.operation === operation)?.mayAnswer?.includes(status) ?? false,
    onAnswer(checked) {
      report.answered(checked.operation, checked.faults, checked.refusal, checked.answer);
      onAnswer?.(checked);
    },
  });
  const restAs = (token: string) => restOf(transport, token);
  const context = { ...target, rest: restAs(target.token), restAs, fixtures };
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
