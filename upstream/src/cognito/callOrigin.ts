import { createHash, timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";

/** `key` identifies the origin in counters and in the queue. */
export type CallOrigin = {
  key: string;
  /** Whether a trusted gateway says that the browser has signed in to this account before. */
  isKnownDevice: boolean;
  /** Whether the address is the caller's own. Without a shared secret, any connection may come from a gateway. */
  isBelieved: boolean;
};

/** Identifies a caller by the connection's address. Only gateways with the shared secret may name another caller. */
export function callOrigin(
  request: Pick<FastifyRequest, "ip" | "headers">,
  input: Record<string, unknown>,
  gatewaySecret: string | null,
): CallOrigin {
  const isGateway = gatewaySecret !== null && isSame(String(request.headers["x-gateway-secret"] ?? ""), gatewaySecret);
  const { IpAddress, EncodedData } = isGateway ? contextData(input.UserContextData) : {};
  if (typeof EncodedData === "string" && /^[\w-]{1,64}$/.test(EncodedData))
    return { key: `device ${EncodedData}`, isKnownDevice: true, isBelieved: true };
  const told = typeof IpAddress === "string" && isIP(IpAddress) !== 0 ? IpAddress : null;
  const isBelieved = isGateway ? told !== null : gatewaySecret !== null;
  return { key: `address ${networkOf(told ?? request.ip)}`, isKnownDevice: false, isBelieved };
}

/** The origin of a call without UserContextData. The gateway then sends the caller's address in a header. */
export function headerOrigin(request: FastifyRequest, gatewaySecret: string | null): CallOrigin {
  return callOrigin(request, { UserContextData: { IpAddress: request.headers["x-caller-address"] } }, gatewaySecret);
}

function contextData(value: unknown): { IpAddress?: unknown; EncodedData?: unknown } {
  return typeof value === "object" && value !== null ? value : {};
}

/** Compares in constant time, so that timing reveals nothing about the expected text. */
export function isSame(given: string, expected: string): boolean {
  const [left, right] = [given, expected].map((text) => createHash("sha256").update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

/** An IPv4 address, or the first 64 bits of an IPv6 address, which usually belong to one subscriber. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(":")) return mapped ?? address;
  const [head = [], tail] = address.split("::").map((part) => part.split(":").filter((group) => group !== ""));
  const zeros = tail ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill("0") : [];
  const groups = [...head, ...zeros, ...(tail ?? [])].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
