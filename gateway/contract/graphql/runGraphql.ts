import type { GraphQLSchema } from "graphql";
import { toGlobalId } from "../../src/graphql/globalId.ts";
import { type Fixtures, SkippedError } from "../createFixtures.ts";
import type { Report } from "../createReport.ts";
import type { Fault } from "../differences.ts";
import { hintFor, isWithin, type Target } from "../Target.ts";
import { findIn, type GraphQLAnswer, type Send } from "./createSender.ts";
import { documentOfStep, uncoveredFields } from "./documents.ts";
import type { Ask } from "./GraphqlCase.ts";
import type { Step } from "./graphqlCases.ts";

type Options = {
  target: Target;
  schema: GraphQLSchema;
  steps: Step[];
  send: Send;
  sendAs?(token: string): Send;
  report: Report;
  fixtures: Fixtures;
  /** Added to each line's name in the report. */
  suffix?: string;
};
type Refused = { userErrors?: { code: string; field: string | null; message: string }[] };
type Payload = Refused & { results?: (Refused | null)[] };

// These codes prove no fault: missing rights, a list too long for one operation, or an operation that the service
// lacks.
const refusals = new Set(["FORBIDDEN", "NOT_ALLOWED", "COST_EXCEEDED", "NOT_IMPLEMENTED"]);

// The REST cases found these ids. Each line names the global id, its type and the REST id.
const global = [
  ["installerGid", "User", "installerId"],
  ["productGid", "Product", "productId"],
] as const;

/** Sends all operations of the schema through the gateway and reports each answer. */
export async function runGraphql(options: Options): Promise<void> {
  const { schema, report, fixtures, suffix = "" } = options;
  const steps = options.steps.filter((step) => isIn(schema, step));
  for (const step of steps) report.expect(nameOf(step) + suffix, "schema");
  const documents = steps.map((step) => documentOfStep(schema, step));
  for (const field of uncoveredFields(schema, documents)) report.noCase(field + suffix);
  for (const [fact, type, from] of global)
    if (fixtures.has(from)) fixtures.set({ [fact]: toGlobalId(type, fixtures.get(from)) });
  // A project of an earlier run may have the external id, so a later case chooses a new one.
  fixtures.set({ externalId: null });
  let isInterrupted = true;
  try {
    for (const step of steps) await tryStep(step, options);
    isInterrupted = false;
  } finally {
    const deletion = steps.find((step) => nameOf(step) === "Mutation.deleteProject");
    if (isInterrupted && fixtures.has("ownProjectGid") && deletion) await tryStep(deletion, options);
  }
}

/** False for newer fields and types, which the schema of the last release lacks. */
function isIn(schema: GraphQLSchema, step: Step): boolean {
  const root = step.kind === "Query" ? schema.getQueryType() : schema.getMutationType();
  const on = step.kind === "Query" ? step.query.on : undefined;
  return root?.getFields()[fieldOf(step)] !== undefined && (on === undefined || schema.getType(on) !== undefined);
}

async function tryStep(step: Step, options: Options): Promise<void> {
  const name = nameOf(step) + (options.suffix ?? "");
  const effect = step.kind === "Query" ? "reads" : (step.mutation.effect ?? "writes");
  if (!isWithin(effect, options.target.may)) {
    return options.report.notTried(name, hintFor(effect));
  }
  try {
    const all = await variablesOf(step, options);
    if (all.length === 0) options.report.notTried(name, "nothing asks for it");
    for (const variables of all) await tryOnce(step, variables, options);
  } catch (error) {
    if (!(error instanceof SkippedError)) throw error;
    options.report.notTried(name, error.message);
  }
}

async function variablesOf(step: Step, { fixtures, target, send }: Options): Promise<object[]> {
  if (step.kind === "Query") return [step.query.args(fixtures, target.options)];
  const ask: Ask = async (query, variables) => findIn((await send(query, variables)).data);
  const inputs = await step.mutation.inputs(fixtures, ask, target.options);
  return inputs === null ? [{}] : inputs.map((input) => ({ input }));
}

async function tryOnce(step: Step, variables: object, options: Options): Promise<void> {
  const { schema, report, fixtures, sendAs, suffix = "" } = options;
  const isInvitee = step.kind === "Query" && step.query.asInvitee && fixtures.has("openInviteeToken");
  const send = isInvitee && sendAs ? sendAs(fixtures.get("openInviteeToken")) : options.send;
  const answer = await send(documentOfStep(schema, step), variables);
  const { faults, refusal } = judge(step, answer);
  // An expected refusal counts as an object.
  const wanted = step.kind === "Mutation" && step.mutation.refusal !== undefined;
  report.answered(nameOf(step) + suffix, faults, refusal, wanted ? "refused" : answer.data?.[fieldOf(step)]);
  const { learn } = step.kind === "Query" ? step.query : step.mutation;
  if (faults.length === 0 && refusal === null) await learn?.(findIn(answer.data?.[fieldOf(step)]), fixtures);
}

function judge(step: Step, { data, errors = [] }: GraphQLAnswer): { faults: Fault[]; refusal: string | null } {
  const value = data?.[fieldOf(step)] as Payload | null | undefined;
  const told = [
    ...errors.map(({ path, extensions, message }) => ({ at: path?.join("."), code: extensions?.code ?? "", message })),
    ...[value, ...(value?.results ?? [])]
      .flatMap((refused) => refused?.userErrors ?? [])
      .map(({ field, code, message }) => ({ at: field ?? undefined, code, message })),
  ];
  const wanted = step.kind === "Mutation" ? step.mutation.refusal : undefined;
  if (wanted) {
    const isAsWanted = told.length === 1 && told[0]?.code === wanted;
    const got = told.map(({ code }) => code).join(", ") || "none";
    return { faults: isAsWanted ? [] : [{ field: "userErrors", expected: wanted, got }], refusal: null };
  }
  const refusal = told.find(({ code }) => refusals.has(code))?.code ?? null;
  const faults = told
    .filter(({ code }) => !refusals.has(code))
    .map(({ at, code, message }) => ({
      field: at ?? "(the operation)",
      expected: "an answer",
      got: `${code} ${message}`,
    }));
  const mayBeNull = told.length > 0 || (step.kind === "Query" && step.query.mayBeNull === true);
  if (!mayBeNull && (value === null || value === undefined)) {
    faults.push({ field: fieldOf(step), expected: "an object", got: "null" });
  }
  return { faults, refusal };
}

function fieldOf(step: Step): string {
  return step.kind === "Query" ? step.query.name : step.mutation.name;
}

function nameOf(step: Step): string {
  return `${step.kind}.${fieldOf(step)}`;
}
