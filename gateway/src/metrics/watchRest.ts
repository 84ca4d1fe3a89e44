import type { FastifyBaseLogger } from "fastify";
import type { TransportEvents } from "../rest/policies.ts";
import type { Metrics } from "./createMetrics.ts";

/** Counts and logs what the transport to the REST service does of itself. */
export function watchRest(
  { restOpen, restRefused, restRepeated }: Metrics,
  log: Pick<FastifyBaseLogger, "info" | "warn">,
): TransportEvents {
  return {
    breakerChanged(call, isOpen) {
      restOpen.set({ call }, isOpen ? 1 : 0);
      if (isOpen) log.warn({ call }, "calls of the REST service fail too often and are not sent for now");
      else log.info({ call }, "calls of the REST service are sent again");
    },
    rejected: (call) => restRefused.inc({ call }),
    retried: (call, reason) => restRepeated.inc({ call, reason }),
  };
}
