import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import type { SignInOrigin } from "./userPool.ts";

/**
 * A device cookie as OWASP describes it: it says that somebody signed in to an account with this browser, so that guesses made
 * elsewhere do not shut that person out. It opens nothing, and names the account to nobody who has no key. All browsers of an account have
 * the same, as their number is the account's to choose and each would have tries of its own.
 */
export type Device = { account: string };

const name = "device";
const maxAgeSeconds = 365 * 24 * 3600;
const attributes = { path: "/", secure: true, sameSite: "strict", httpOnly: true, maxAge: maxAgeSeconds } as const;

/** The known device behind a request, whatever account it is known for; null without a cookie of ours. */
export function readDevice({ cookies }: Pick<FastifyRequest, "cookies">, key: string): Device | null {
  const [account = "", signature = ""] = (cookies[name] ?? "").split(".");
  return isSame(signature, sign(key, `device ${account}`)) ? { account } : null;
}

export function isKnownFor(device: Device, email: string, key: string): boolean {
  return isSame(device.account, accountMark(email, key));
}

/** After a sign-in. */
export function writeDevice(reply: FastifyReply, email: string, key: string): void {
  const account = accountMark(email, key);
  reply.setCookie(name, [account, sign(key, `device ${account}`)].join("."), attributes);
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

/** From where somebody signs in to the account of that e-mail address, or proves to be its owner. */
export function signInOrigin({ reply, services }: Pick<Context, "reply" | "services">, email: string): SignInOrigin {
  const { ip: address } = reply.request;
  const device = readDevice(reply.request, services.deviceKey);
  return device && isKnownFor(device, email.trim(), services.deviceKey)
    ? { address, device: device.account }
    : { address };
}
