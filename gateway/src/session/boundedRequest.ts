import type { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { Agent, type Dispatcher, request } from "undici";

/** Of a call to the user pool, retries included. */
export const poolTimeoutMs = 5_000;
const maxAnswerBytes = 1_000_000;

const dispatcher = new Agent({ connect: { timeout: 1_000 }, connections: 256, maxResponseSize: maxAnswerBytes });

type Options = Partial<Pick<Dispatcher.RequestOptions, "method" | "headers" | "body">> & {
  signal?: AbortSignal;
  timeoutMs?: number;
};

/** Ends with its answer read, after the time, or at the first byte too many. */
export async function boundedRequest(url: string, { signal, timeoutMs = poolTimeoutMs, ...options }: Options = {}) {
  const timeout = AbortSignal.timeout(timeoutMs);
  const { statusCode, headers, body } = await request(url, {
    ...options,
    dispatcher,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  return { statusCode, headers, body: await body.arrayBuffer() };
}

/** In place of the AWS client's own, whose time limits end with the headers of an answer. */
export const boundedHandler: CognitoIdentityProviderClient["config"]["requestHandler"] = {
  async handle({ method, protocol, hostname, port, path, headers, body }, options) {
    const url = `${protocol}//${hostname}${port ? `:${port}` : ""}${path}`;
    const abort = options && "abortSignal" in options ? options.abortSignal : undefined;
    const signal = abort instanceof AbortSignal ? abort : undefined;
    const response = await boundedRequest(url, { method, headers, body, signal });
    return { response: { ...response, body: new Uint8Array(response.body) } };
  },
  updateHttpClientConfig() {},
  httpHandlerConfigs: () => ({}),
};
