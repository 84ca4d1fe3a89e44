import type { ApolloServerPlugin } from "@apollo/server";
import type { Context } from "../context.ts";
import type { Metrics } from "../metrics.ts";

const maxNames = 300;

/** Times each operation. Ad hoc operations bear any name, so they are counted under one; so is what comes after 300 names. */
export function operationMetrics({ operation: measured }: Pick<Metrics, "operation">): ApolloServerPlugin<Context> {
  const names = new Set<string>();

  function nameFor(name: string | undefined, isPersisted: boolean): string {
    if (!isPersisted) return "ad hoc";
    if (name === undefined) return "unnamed";
    if (names.size < maxNames && name.length <= 100) names.add(name);
    return names.has(name) ? name : "other";
  }

  return {
    async requestDidStart() {
      const end = measured.startTimer();
      return {
        async willSendResponse({ operation, contextValue: { isPersisted }, response: { body } }) {
          const errors = body.kind === "single" ? body.singleResult.errors : undefined;
          end({
            operation: nameFor(operation?.name?.value, isPersisted),
            kind: operation?.operation ?? "none",
            code: errors?.length ? String(errors[0]?.extensions?.code) : "OK",
          });
        },
      };
    },
  };
}
