import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * A device cookie as OWASP describes it: it says that somebody signed in to an account with this browser, so that guesses made
 * elsewhere do not shut that person out. It opens nothing, and names the account to nobody who has no key.
 */
export type Device = { id: string; account: string };

const name = "device";
const maxAgeSeconds = 365 * 24 * 3600;
const attributes = { path: "/", secure: true, sameSite: "strict", httpOnly: true, maxAge: maxAgeSeconds } as const;

/** The known device behind a request, whatever account it is known for; null without a cookie of ours. */
export function readDevice({ cookies }: Pick<FastifyRequest, "cookies">, key: string): Device | null {
  const [id = "", account = "", signature = ""] = (cookies[name] ?? "").split(".");
  return isSame(signature, sign(key, `device ${id} ${account}`)) ? { id, account } : null;
}

export function isKnownFor(device: Device, email: string, key: string): boolean {
  return isSame(device.account, accountMark(email, key));
}

/** After a sign-in; a device that is known for the account stays the same one. */
export function writeDevice(reply: FastifyReply, email: string, key: string): void {
  const account = accountMark(email, key);
  const known = readDevice(reply.request, key);
  const id = known?.account === account ? known.id : randomUUID();
  reply.setCookie(name, [id, account, sign(key, `device ${id} ${account}`)].join("."), attributes);
}

function accountMark(email: string, key: string): string {
  return sign(key, `account ${email.toLowerCase()}`);
}

function sign(key: string, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
