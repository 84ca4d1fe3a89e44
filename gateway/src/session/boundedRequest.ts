import type { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { Agent, type Dispatcher, request } from "undici";

/** The time for a call of the user pool, with retries. */
export const poolTimeoutMs = 5_000;
const maxAnswerBytes = 1_000_000;

const dispatcher = new Agent({ connect: { timeout: 1_000 }, connections: 256, maxResponseSize: maxAnswerBytes });

type Options = Partial<Pick<Dispatcher.RequestOptions, "method" | "headers" | "body">> & {
  signal?: AbortSignal;
  timeoutMs?: number;
};

/** Limits time and bytes of the whole answer. */
export async function boundedRequest(url: string, { signal, timeoutMs = poolTimeoutMs, ...options }: Options = {}) {
  const timeout = AbortSignal.timeout(timeoutMs);
  const { statusCode, headers, body } = await request(url, {
    ...options,
    dispatcher,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  return { statusCode, headers, body: await body.arrayBuffer() };
}

/** Replaces the AWS client's handler, whose time limit ends with the headers. */
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
