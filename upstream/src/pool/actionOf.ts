import type { IncomingHttpHeaders } from "node:http";
import { poolActions } from "./poolActions.ts";

const prefix = "AWSCognitoIdentityProviderService.";

/** Which action of the pool is asked for; undefined for none that it knows. */
export function actionOf(headers: IncomingHttpHeaders): string | undefined {
  const target = String(headers["x-amz-target"] ?? "");
  const name = target.startsWith(prefix) ? target.slice(prefix.length) : "";
  return poolActions.has(name) ? name : undefined;
}
