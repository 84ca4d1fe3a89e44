import { GraphQLError } from "graphql";
import { callName, type Transport } from "../rest/transport.ts";
import type { Metrics } from "./createMetrics.ts";
import { secondsSince } from "./secondsSince.ts";

/** The same connections, with each call timed by its status, or by the code of its failure. */
export function measureRest(transport: Transport, { rest }: Metrics): Transport {
  return {
    ...transport,
    async send(request) {
      const call = callName(request);
      const start = performance.now();
      const measure = (status: string) => rest.observe({ call, status }, secondsSince(start));
      try {
        const response = await transport.send(request);
        measure(String(response.status));
        return response;
      } catch (error) {
        measure(error instanceof GraphQLError ? String(error.extensions.code) : "failed");
        throw error;
      }
    },
  };
}
