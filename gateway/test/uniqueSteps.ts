import { graphqlCases, type Step } from "../contract/graphql/graphqlCases.ts";

export const nameOf = (step: Step) =>
  step.kind === "Query" ? `${step.query.name} ${step.query.on ?? ""}` : step.mutation.name;

/** The contract's cases. If several queries have the same name, only the first is used. */
export const uniqueSteps = graphqlCases.filter(
  (step, index) => step.kind === "Mutation" || graphqlCases.findIndex((one) => nameOf(one) === nameOf(step)) === index,
);
