import pLimit from "p-limit";
import { readConfig } from "../src/config.ts";
import { createRequestBudget } from "../src/limits/requestBudget.ts";
import { createRest, type Rest } from "../src/rest/client.ts";
import { RestProblem } from "../src/rest/errors.ts";
import { createTransport, type Transport } from "../src/rest/transport.ts";
import { BehaviourFault } from "./behaviour/expectations.ts";
import { type Checked, checkTransport } from "./checkTransport.ts";
import { type Fixtures, SkippedError } from "./createFixtures.ts";
import { createOwnThings, type OwnThings } from "./createOwnThings.ts";
import type { Report } from "./createReport.ts";
import { type BehaviourCase, nameOf, type RestCase } from "./RestCase.ts";
import type { Contract } from "./readContract.ts";
import { hintFor, isWithin, type Target } from "./Target.ts";

type Case = RestCase & Partial<Pick<BehaviourCase, "claim">>;
type Options = {
  target: Target;
  contract: Contract;
  cases: Case[];
  report: Report;
  fixtures: Fixtures;
  /** Objects that another run made and removes. */
  own?: OwnThings;
  /** Replaces the transport to the target's address. */
  transport?: Transport;
  onCase?(one: RestCase): void;
  onAnswer?(checked: Checked): void;
};

/** Adds a line per operation. An operation without a case fails the run. */
export function expectOperations(contract: Contract, cases: RestCase[], report: Report): void {
  const named = new Set<string>(cases.map(({ operation }) => operation));
  for (const { id, origin } of contract.operations) {
    report.expect(id, origin);
    if (!named.has(id)) report.noCase(id);
  }
}

/** Runs each case with the gateway's REST client and removes the run's objects, except activated warranties. */
export async function runCases({
  target,
  contract,
  cases,
  report,
  fixtures,
  onAnswer,
  ...given
}: Options): Promise<void> {
  let refused: Checked | undefined;
  const transport = checkTransport(given.transport ?? createTransport(target.url), {
    contract,
    onAnswer(checked) {
      if (checked.answer === undefined) refused = checked;
      report.answered(checked.operation, checked.faults, null, checked.answer);
      onAnswer?.(checked);
    },
  });
  const rest = restOf(transport, target.token);
  // The token is not renewed, because a case may expect status 401 for an expired token.
  const restAs = (token: string) => restOf(transport, token, () => Promise.reject(new RestProblem(401, null)));
  const { tokenUrl } = readConfig({ ...target.environment, UPSTREAM_URL: target.url });
  const own = given.own ?? createOwnThings(rest, fixtures, target.may);
  const { options, createInvitee } = target;
  const context = { rest, restAs, tokenUrl, fixtures, options, createInvitee, own };
  try {
    for (const one of cases) {
      given.onCase?.(one);
      if (one.claim !== undefined) report.expect(lineOf(one), "behaviour");
      if (isWithin(one.effect, target.may)) await tryCase(one);
      else for (const line of [lineOf(one), one.operation]) report.notTried(line, hintFor(one.effect));
    }
  } finally {
    if (!given.own) await own.removeAll();
    await transport.close();
  }

  async function tryCase(one: Case): Promise<void> {
    const line = lineOf(one);
    let objects = 0;
    const saw = (count: number) => {
      objects += count;
    };
    try {
      await one.run({ ...context, saw });
      if (one.claim !== undefined) report.observed(line, { faults: [], objects });
    } catch (error) {
      if (error instanceof SkippedError) return passOver(error.message);
      if (error instanceof BehaviourFault) return report.observed(line, { faults: [error.fault], objects });
      if (error instanceof RestProblem) return judge(error);
      // A fault of the service is already reported; an error of this program must be thrown.
      if (report.differences().length === 0) throw error;
      passOver("an answer before it is not as it should be");
    }

    function passOver(why: string): void {
      report.notTried(one.operation, why);
      if (one.claim !== undefined) report.notSeen(line, why, objects);
    }

    function judge({ status, problem }: RestProblem): void {
      const operation = contract.operations.find(({ id }) => id === refused?.operation);
      if (status === 403) {
        for (const name of [line, operation?.id ?? line]) report.refused(name, problem?.code);
      } else if (status === 404 && one.mayLack && objects === 0) passOver("the service does not have it");
      else if (!one.mayAnswer?.includes(status)) {
        const expected = operation?.successes.join(" or ") ?? "success";
        const got = `${operation?.id} answered ${status} ${problem?.code ?? ""}`.trim();
        report.observed(line, { faults: [{ field: "(status)", expected, got }], objects });
      }
    }
  }
}

const lineOf = (one: Case) => (one.claim === undefined ? one.operation : nameOf({ ...one, claim: one.claim }));

const refuse = () => Promise.reject(new Error("ACCESS_TOKEN is not accepted by the service; get a new one."));

/** The gateway's REST client with a token and without limits. @param renew throws the error for a 401 */
export function restOf(transport: Transport, token: string, renew: () => Promise<never> = refuse): Rest {
  return createRest({
    limitCalls: pLimit(64),
    transport,
    budget: createRequestBudget(10_000),
    tokens: { isBearer: true, token: () => token, renew, rememberCompany() {}, end: () => {} },
    companyId: () => Promise.reject(new Error("A case names its company.")),
    requireFeature: async () => {},
    onChange() {},
    requestId: crypto.randomUUID(),
    signal: AbortSignal.timeout(300_000),
  });
}
