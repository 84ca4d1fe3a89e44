import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { Agent, errors, request } from "undici";
import type { components } from "../__generated__/contract.ts";
import { errorCode } from "../errors.ts";

type Reason = NonNullable<components["schemas"]["WebhookDelivery"]["reason"]>;

export type WebhookOptions = {
  /** Allows webhooks to this machine, also by http, for tests and trials. */
  allowLoopback: boolean;
  resolve?: typeof lookup;
  timeoutMs?: number;
};

export type WebhookAnswer = {
  status: number | null;
  reason: Reason | null;
  answer: string | null;
};

type WebhookRequest = {
  url: string;
  headers: Record<string, string>;
  body: string;
};

const maxAnswerLength = 1_000;

class AddressForbidden extends Error {}

/** Checks the form of a URL and an IP address in it. `postWebhook` checks the addresses of a name at each sending. */
export function isAllowedUrl(text: string, options: WebhookOptions): boolean {
  const url = URL.parse(text);
  if (url?.username !== "" || url.password !== "" || url.hash !== "") return false;
  const host = hostOf(url);
  const isLocal = options.allowLoopback && (host === "localhost" || rangeOf(host) === "loopback");
  if (url.protocol !== "https:" && !(isLocal && url.protocol === "http:")) return false;
  return isIP(host) === 0 ? isLocal || host.replace(/\.$/, "").includes(".") : isAllowedAddress(host, options);
}

/** Redirects are not followed, because they could lead to a forbidden address. */
export async function postWebhook(sent: WebhookRequest, options: WebhookOptions): Promise<WebhookAnswer> {
  if (!isAllowedUrl(sent.url, options)) return { status: null, reason: "ADDRESS_FORBIDDEN", answer: null };
  const timeoutMs = options.timeoutMs ?? 10_000;
  const agent = new Agent({ connect: { lookup: createCheckedLookup(options), timeout: timeoutMs } });
  try {
    const { statusCode: status, body } = await request(sent.url, {
      method: "POST",
      headers: sent.headers,
      body: sent.body,
      dispatcher: agent,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status, reason: reasonOf(status), answer: await readBeginning(body) };
  } catch (error) {
    return { status: null, reason: reasonOfError(error), answer: null };
  } finally {
    await agent.destroy();
  }
}

/** Connects to the checked addresses, even if the name resolves differently a moment later. */
function createCheckedLookup(options: WebhookOptions): LookupFunction {
  const resolve = options.resolve ?? lookup;
  return (hostname, { all, ...wanted }, callback) => {
    resolve(hostname, { ...wanted, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error("The name has no address."), "");
      if (!addresses.every(({ address }) => isAllowedAddress(address, options)))
        return callback(new AddressForbidden(), "");
      return all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}

/** Allows public addresses and, with `allowLoopback`, this machine. Refuses special ranges, also IPv4 as IPv6. */
function isAllowedAddress(address: string, { allowLoopback }: WebhookOptions): boolean {
  const range = rangeOf(address);
  return range === "unicast" || (allowLoopback && range === "loopback");
}

/** The deprecated range of IPv4-compatible addresses (RFC 4291, 2.5.5.1). The library counts it as public. */
const ipv4Compatible = ipaddr.IPv6.parse("::");

function rangeOf(host: string): string | null {
  if (isIP(host) === 0) return null;
  const address = ipaddr.parse(host);
  const range = address.range();
  return range === "unicast" && address instanceof ipaddr.IPv6 && address.match(ipv4Compatible, 96)
    ? "reserved"
    : range;
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "");
}

function reasonOf(status: number): Reason | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? "REDIRECT" : "REFUSED";
}

function reasonOfError(error: unknown): Reason {
  if (error instanceof AddressForbidden) return "ADDRESS_FORBIDDEN";
  const isTimeout = error instanceof errors.ConnectTimeoutError || (error as Error | null)?.name === "TimeoutError";
  return isTimeout || errorCode(error) === "ETIMEDOUT" ? "TIMEOUT" : "NO_CONNECTION";
}

async function readBeginning(body: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length >= maxAnswerLength) break;
  }
  // Control characters are removed, because they are unreadable and PostgreSQL cannot store NUL.
  return text
    .replace(/\p{Cc}+/gu, " ")
    .slice(0, maxAnswerLength)
    .toWellFormed();
}
