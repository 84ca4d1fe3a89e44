import { ApiError } from "./ApiError.ts";

export type Http = {
  fetch: typeof fetch;
  timeoutMs: number;
};

export type Answer = {
  status: number;
  headers: Headers;
  /** The parsed JSON; undefined if the body is anything else. */
  body: Record<string, unknown> | undefined;
};

/** @throws ApiError NETWORK_ERROR without an answer in time; the signal's reason if it was aborted */
export async function post(http: Http, url: string, init: RequestInit, signal?: AbortSignal): Promise<Answer> {
  const timeout = AbortSignal.timeout(http.timeoutMs);
  try {
    const response = await http.fetch(url, {
      ...init,
      method: "POST",
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return { status: response.status, headers: response.headers, body: parseObject(await response.text()) };
  } catch (cause) {
    signal?.throwIfAborted();
    throw new ApiError(`${url} gave no answer: ${cause}`, { codes: ["NETWORK_ERROR"], cause });
  }
}

function parseObject(text: string): Answer["body"] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Answer["body"]) : undefined;
  } catch {
    return undefined;
  }
}

/** `Retry-After` holds seconds or a date (RFC 9110, section 10.2.3). */
export function parseRetryAfter(headers: Headers): number | null {
  const value = headers.get("retry-after");
  if (value === null) return null;
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}
