import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "../__generated__/schema.ts";
import { languages } from "../graphql/languages.ts";
import type { SignInOrigin, Tokens } from "./userPool.ts";

const everyCookie = { path: "/", secure: true, sameSite: "strict" } as const;
const languageSeconds = 10_080 * 60;
const sessionCookies = ["accessToken", "refreshToken", "userId", "expiresAt", "companyId"];

export function writeTokens(reply: FastifyReply, tokens: Tokens, userId: string): void {
  reply.setCookie("accessToken", tokens.accessToken, { ...everyCookie, httpOnly: true });
  reply.setCookie("refreshToken", tokens.refreshToken, { ...everyCookie, httpOnly: true });
  reply.setCookie("userId", userId, everyCookie);
  reply.setCookie("expiresAt", formatExpiry(tokens.expiresAt), everyCookie);
}

export function writeCompany(reply: FastifyReply, companyId: string | null): void {
  if (companyId === null) reply.clearCookie("companyId", everyCookie);
  else reply.setCookie("companyId", companyId, everyCookie);
}

// The rest of this request also uses the new language.
export function writeLanguage(reply: FastifyReply, language: string): void {
  reply.request.cookies.language = language;
  reply.setCookie("language", language, { ...everyCookie, maxAge: languageSeconds });
}

export function readLanguage({ cookies }: FastifyRequest): Language | null {
  return languages.find((each) => each === cookies.language) ?? null;
}

export function clearSession(reply: FastifyReply): void {
  for (const name of sessionCookies) reply.clearCookie(name, everyCookie);
}

/** Returns UTC in the form `YYYY-MM-DD HH:mm:ss`. */
export function formatExpiry(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace("T", " ");
}

export function parseExpiry(text: string | undefined): number | null {
  if (!text || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return null;
  const milliseconds = Date.parse(`${text.replace(" ", "T")}Z`);
  return Number.isNaN(milliseconds) ? null : milliseconds;
}

// OWASP's device cookie: guesses from elsewhere do not lock out a browser that has signed in before.
// An account's browsers have the same value, because each further value would allow further attempts.
type Device = { account: string };

const deviceSeconds = 365 * 24 * 3600;

export function readDevice({ cookies }: Pick<FastifyRequest, "cookies">, key: string): Device | null {
  const [account = "", signature = ""] = (cookies.device ?? "").split(".");
  return isSame(signature, sign(key, `device ${account}`)) ? { account } : null;
}

export function writeDevice(reply: FastifyReply, email: string, key: string): void {
  const account = accountMark(email, key);
  reply.setCookie("device", [account, sign(key, `device ${account}`)].join("."), {
    ...everyCookie,
    httpOnly: true,
    maxAge: deviceSeconds,
  });
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

type Asked = { reply: FastifyReply; services: { deviceKey: string } };

export function signInOrigin({ reply, services }: Asked, email: string): SignInOrigin {
  const { ip: address } = reply.request;
  const device = readDevice(reply.request, services.deviceKey);
  const isKnown = device && isSame(device.account, accountMark(email.trim(), services.deviceKey));
  return isKnown ? { address, device: device.account } : { address };
}
