import type { ApolloServerPlugin } from "@apollo/server";
import type { Context } from "../context.ts";
import type { Metrics } from "./createMetrics.ts";
import { secondsSince } from "./secondsSince.ts";

const mostNames = 300;

/** Times each operation. What comes as text bears any name, so it is counted under one; so is what comes after 300 names. */
export function measureOperations({ operation: measured }: Metrics): ApolloServerPlugin<Context> {
  const names = new Set<string>();

  function nameFor(name: string | undefined, isStored: boolean): string {
    if (!isStored) return "free text";
    if (name === undefined) return "unnamed";
    if (names.size < mostNames && name.length <= 100) names.add(name);
    return names.has(name) ? name : "other";
  }

  return {
    async requestDidStart() {
      const start = performance.now();
      return {
        async willSendResponse({ operation, contextValue: { isStored }, response: { body } }) {
          const errors = body.kind === "single" ? body.singleResult.errors : undefined;
          const labels = {
            operation: nameFor(operation?.name?.value, isStored),
            kind: operation?.operation ?? "none",
            code: errors?.length ? String(errors[0]?.extensions?.code) : "OK",
          };
          measured.observe(labels, secondsSince(start));
        },
      };
    },
  };
}
