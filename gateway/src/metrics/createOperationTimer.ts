import type { GraphQLFormattedError, OperationDefinitionNode } from "graphql";
import type { Metrics } from "./createMetrics.ts";
import { secondsSince } from "./secondsSince.ts";

type Answered = {
  /** When it came, by `performance.now()`. */
  start: number;
  operation: OperationDefinitionNode | undefined;
  isStored: boolean;
  errors: readonly GraphQLFormattedError[] | undefined;
};
export type OperationTimer = (answered: Answered) => void;

const mostNames = 300;

/** Times each operation. What comes as text bears any name, so it is counted under one; so is what comes after 300 names. */
export function createOperationTimer({ operation: measured }: Pick<Metrics, "operation">): OperationTimer {
  const names = new Set<string>();

  function nameFor(name: string | undefined, isStored: boolean): string {
    if (!isStored) return "free text";
    if (name === undefined) return "unnamed";
    if (names.size < mostNames && name.length <= 100) names.add(name);
    return names.has(name) ? name : "other";
  }

  return ({ start, operation, isStored, errors }) => {
    const labels = {
      operation: nameFor(operation?.name?.value, isStored),
      kind: operation?.operation ?? "none",
      code: errors?.length ? String(errors[0]?.extensions?.code) : "OK",
    };
    measured.observe(labels, secondsSince(start));
  };
}
