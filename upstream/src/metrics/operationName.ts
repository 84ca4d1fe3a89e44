import type { FastifyRequest } from "fastify";
import { actionName } from "../cognito/actions.ts";

/** The operation of the contract, the action of the user pool, else the route: one of a closed list, whatever is asked. */
export function operationName({ routeOptions, headers }: FastifyRequest): string {
  const { operationId } = (routeOptions.schema ?? {}) as { operationId?: string };
  if (operationId) return operationId;
  const action = routeOptions.url === "/" ? actionName(headers) : undefined;
  return action ? `pool.${action}` : (routeOptions.url ?? "none");
}
