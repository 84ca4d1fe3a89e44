import { findIn } from "../contract/graphql/findIn.ts";
import type { Step } from "../contract/graphql/graphqlCases.ts";
import { NotTried } from "../contract/NotTried.ts";
import { type Office, wishes } from "./buildOffice.ts";

/** The variables that a case would be sent with, without sending it; null where an office lacks what it needs. */
export async function variablesOf(step: Step, { facts, send }: Office): Promise<object | null> {
  try {
    if (step.kind === "Query") return step.query.args(facts, wishes);
    const inputs = await step.mutation.inputs(facts, async (query, variables) =>
      findIn((await send(query, variables)).data),
    );
    return inputs === null ? {} : inputs[0] === undefined ? null : { input: inputs[0] };
  } catch (error) {
    if (error instanceof NotTried) return null;
    throw error;
  }
}
