import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { demoPassword } from "../../upstream/src/demo/demoAccounts.ts";
import { createFixtures, type Fixtures } from "../contract/createFixtures.ts";
import { createReport, type Report } from "../contract/createReport.ts";
import { createSender, findIn, type GraphQLAnswer, type Send } from "../contract/graphql/createSender.ts";
import type { MutationName } from "../contract/graphql/GraphqlCase.ts";
import { graphqlCases, type Step } from "../contract/graphql/graphqlCases.ts";
import { runGraphql } from "../contract/graphql/runGraphql.ts";
import { tokenOf } from "../contract/tokenOf.ts";
import { toGlobalId } from "../src/graphql/globalId.ts";
import type { OfficeStack } from "./startStack.ts";

export const schema = buildSchema(readFileSync(new URL("../../schema.graphql", import.meta.url), "utf8"));
export const options = { product: "fj", webUrl: "http://localhost:4000" };

/** A signed-in user. `fixtures` holds the ids of the objects that the cases made, `report` the cases' results. */
export type Office = { send: Send; token: string; fixtures: Fixtures; report: Report };

type Limits = {
  until?: MutationName;
  without?: MutationName[];
  known?: Record<string, string>;
  /** Called after each operation; it may send further operations. */
  onAnswer?(query: string, variables: object, answer: GraphQLAnswer, send: Send): void | Promise<void>;
};

const about =
  '{ viewer { userId email firstName language company { installers { userId } } } products(query: "fj") { productId recipe } }';

function stepsOf({ until, without = [] }: Limits = {}): Step[] {
  const isLast = (step: Step) => step.kind === "Mutation" && step.mutation.name === until;
  const end = until === undefined ? graphqlCases.length : graphqlCases.findIndex(isLast);
  const isWanted = (step: Step) => step.kind === "Query" || !without.includes(step.mutation.name);
  return graphqlCases.slice(0, end).filter(isWanted);
}

/** Signs in a demo user, runs the contract's cases and reports refusals. @throws if a case gets a wrong answer */
export async function buildOffice(
  stack: Pick<OfficeStack, "url" | "upstream">,
  email: string,
  limits: Limits,
): Promise<Office> {
  const token = await tokenOf(stack.upstream.url, email, demoPassword);
  const plain = createSender(stack.url, token);
  const send: Send = async (query, variables = {}) => {
    const answer = await plain(query, variables);
    await limits.onAnswer?.(query, variables, answer, plain);
    return answer;
  };
  const fixtures = await loadFirstFixtures(send);
  fixtures.set({ code: await loadOwnerCode(stack), ...limits.known });
  const report = createReport();
  const target = {
    url: stack.url,
    token,
    environment: {},
    may: "lasts" as const,
    options,
    certificateCode: null,
    createInvitee: null,
  };
  await runGraphql({ target, schema, steps: stepsOf(limits), send, report, fixtures });
  if (report.differences().length > 0) throw new Error(JSON.stringify(report.differences()));
  return { send, token, fixtures, report };
}

/** The code in a certificate's mail, which lets the floor's owner report a fault. */
async function loadOwnerCode({ upstream: { services } }: Pick<OfficeStack, "upstream">): Promise<string> {
  const certificates = services.db.selectFrom("certificate").select("owner_code").orderBy("number");
  return (await certificates.limit(1).executeTakeFirstOrThrow()).owner_code;
}

async function loadFirstFixtures(send: Send): Promise<Fixtures> {
  const found = findIn((await send(about)).data);
  const products = found("products") as { productId: string; recipe: string | null }[];
  const fixtures = createFixtures();
  const productId = products.find(({ recipe }) => recipe === null)?.productId;
  for (const name of ["userId", "email", "firstName", "language"]) fixtures.set({ [name]: found(`viewer.${name}`) });
  const installerId = found("viewer.company.installers.0.userId");
  fixtures.set({ productId, installerId, userGid: toGlobalId("User", fixtures.get("userId")) });
  return fixtures;
}
