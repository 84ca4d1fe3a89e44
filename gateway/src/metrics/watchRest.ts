import type { FastifyBaseLogger } from "fastify";
import type { Watch } from "../rest/transport.ts";
import type { Metrics } from "./createMetrics.ts";

/** Counts and logs what the transport to the REST service does of itself. */
export function watchRest(
  { restOpen, restRefused, restRepeated }: Metrics,
  log: Pick<FastifyBaseLogger, "info" | "warn">,
): Watch {
  return {
    changed(call, isOpen) {
      restOpen.set({ call }, isOpen ? 1 : 0);
      if (isOpen) log.warn({ call }, "calls of the REST service fail too often and are not sent for now");
      else log.info({ call }, "calls of the REST service are sent again");
    },
    refused: (call) => restRefused.inc({ call }),
    repeated: (call) => restRepeated.inc({ call }),
  };
}
