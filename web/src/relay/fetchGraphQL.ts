import type { GraphQLResponse, RequestParameters, Variables } from "relay-runtime";
import { NetworkFailure } from "./NetworkFailure.ts";

const attempts = 3;
const pauses = [200, 800];
/** Milliseconds; the gateway itself gives up earlier. */
const patience = 30_000;

/**
 * Sends one operation to the gateway on the page's own origin, by the hash of its text, which the gateway knows. Queries are tried three times in all; a mutation once, since it
 * may have been acted on. Each try has half a minute.
 *
 * @throws NetworkFailure when no answer came, or none that is GraphQL.
 */
export async function fetchGraphQL(request: RequestParameters, variables: Variables): Promise<GraphQLResponse> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await post(request, variables);
    } catch (error) {
      if (request.operationKind !== "query" || attempt === attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauses[attempt - 1]));
    }
  }
}

async function post(request: RequestParameters, variables: Variables): Promise<GraphQLResponse> {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/graphql-response+json, application/json" },
    body: JSON.stringify({ documentId: `sha256:${request.id}`, variables }),
    signal: AbortSignal.timeout(patience),
  }).catch(() => {
    throw new NetworkFailure(null);
  });
  const requestId = response.headers.get("x-request-id");
  const body = await response.json().catch(() => {
    throw new NetworkFailure(requestId);
  });
  if (body === null || typeof body !== "object" || !("data" in body || "errors" in body))
    throw new NetworkFailure(requestId);
  return body as GraphQLResponse;
}
