import { SkippedError } from "../contract/createFixtures.ts";
import { findIn } from "../contract/graphql/createSender.ts";
import type { Ask } from "../contract/graphql/GraphqlCase.ts";
import type { Step } from "../contract/graphql/graphqlCases.ts";
import { type Office, options } from "./buildOffice.ts";

/** A case's variables without sending the case; null if the office lacks an object for the case. */
export async function variablesOf(step: Step, { fixtures, send }: Office): Promise<object | null> {
  try {
    if (step.kind === "Query") return step.query.args(fixtures, options);
    const ask: Ask = async (query, variables) => findIn((await send(query, variables)).data);
    const inputs = await step.mutation.inputs(fixtures, ask, options);
    return inputs === null ? {} : inputs[0] === undefined ? null : { input: inputs[0] };
  } catch (error) {
    if (error instanceof SkippedError) return null;
    throw error;
  }
}
