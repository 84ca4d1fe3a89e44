import { ApiError } from "./ApiError.ts";
import { type Http, parseRetryAfter, post } from "./http.ts";

export type PoolAnswer = Record<string, unknown>;

export function callPool(http: Http, userPool: string, action: string, input: object): Promise<PoolAnswer> {
  return askPool(http, userPool, {
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSCognitoIdentityProviderService.${action}`,
    },
    body: JSON.stringify(input),
  });
}

/** @throws ApiError with the pool's code */
export async function askPool(http: Http, url: string, init: RequestInit): Promise<PoolAnswer> {
  const answer = await post(http, url, init).catch((cause: unknown) => {
    throw poolError(String(cause), { codes: ["NETWORK_ERROR"], cause });
  });
  const { status, headers, body } = answer;
  if (status === 200 && body) return body;
  const code = String(body?.error ?? body?.__type ?? "INVALID_ANSWER");
  const message = String(body?.error_description ?? body?.message ?? status);
  throw poolError(`${code}: ${message}`, { codes: [code], status, retryAfterMs: parseRetryAfter(headers) });
}

export function poolError(message: string, details: ConstructorParameters<typeof ApiError>[1]): ApiError {
  return new ApiError(`The user pool gave no token: ${message}`, { ...details, isUndone: true });
}
