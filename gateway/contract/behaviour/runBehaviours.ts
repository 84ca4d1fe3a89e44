import { readConfig } from "../../src/config.ts";
import { RestProblem } from "../../src/rest/errors.ts";
import { createTransport } from "../../src/rest/transport.ts";
import { checkTransport } from "../checkTransport.ts";
import type { Fixtures } from "../createFixtures.ts";
import type { Report } from "../createReport.ts";
import type { Fault } from "../differencesOf.ts";
import { isWithin } from "../isWithin.ts";
import type { Contract } from "../readContract.ts";
import { restOf } from "../rest/restOf.ts";
import { SkippedError } from "../SkippedError.ts";
import type { Target } from "../Target.ts";
import { type BehaviourCase, type BehaviourContext, BehaviourFault, nameOf } from "./BehaviourCase.ts";
import { createOwnThings, type OwnThings } from "./createOwnThings.ts";

type Options = {
  target: Target;
  contract: Contract;
  cases: BehaviourCase[];
  report: Report;
  /** As the operations left them: the caller, the company, an installer and a product. */
  fixtures: Fixtures;
  /** Made by another run, which removes them. */
  own?: OwnThings;
};

/** Tries each claim about what the operations do. Ends with nothing of its own left behind but activated warranties. */
export async function runBehaviours({ target, contract, cases, report, fixtures, own }: Options): Promise<void> {
  const transport = checkTransport(createTransport(target.url), {
    contract,
    // A case decides by itself about a refusal that it provokes.
    mayAnswer: (_, status) => status < 500,
    onAnswer: ({ operation, faults, answer }) => report.answered(operation, faults, null, answer),
  });
  const rest = restOf(transport, target.token);
  // A case decides by itself about a token that it lets end.
  const ended = () => Promise.reject(new RestProblem(401, null));
  const restAs = (token: string) => restOf(transport, token, ended);
  const { tokenUrl } = readConfig({ ...target.environment, UPSTREAM_URL: target.url });
  const things = own ?? createOwnThings(rest, fixtures, target.may);
  try {
    for (const one of cases) {
      report.expect(nameOf(one), "behaviour");
      await tryCase(one, { rest, restAs, tokenUrl, fixtures, options: target.options, own: things }, target, report);
    }
  } finally {
    if (!own) await things.removeAll();
    await transport.close();
  }
}

async function tryCase(
  one: BehaviourCase,
  context: Omit<BehaviourContext, "saw">,
  { may }: Target,
  report: Report,
): Promise<void> {
  const name = nameOf(one);
  if (!isWithin(one.effect, may)) {
    return report.notTried(name, `set CONTRACT_WRITE=${one.effect === "lasts" ? "all" : "1"} to try it`);
  }
  let objects = 0;
  try {
    await one.run({
      ...context,
      saw: (count) => {
        objects += count;
      },
    });
    report.observed(name, { faults: [], objects });
  } catch (error) {
    if (error instanceof SkippedError) return report.notSeen(name, error.message, objects);
    if (!(error instanceof RestProblem || error instanceof BehaviourFault)) {
      // A fault of the service was reported with its answer; a fault of our own must not hide behind it.
      if (report.differences().length === 0) throw error;
      return report.notSeen(name, "an answer before it is not as it should be", objects);
    }
    if (error instanceof RestProblem && error.status === 403) return report.answered(name, [], error.problem?.code);
    if (error instanceof RestProblem && error.status === 404 && one.mayLack && objects === 0) {
      return report.notSeen(name, "the service does not have it", 0);
    }
    report.observed(name, { faults: [faultOf(error)], objects });
  }
}

function faultOf(error: RestProblem | BehaviourFault): Fault {
  if (error instanceof BehaviourFault) return error.fault;
  return { field: "(status)", expected: "success", got: `${error.status} ${error.problem?.code ?? ""}`.trim() };
}
