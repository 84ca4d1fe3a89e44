import type { FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "../__generated__/resolvers.ts";
import { languages } from "../languages.ts";
import type { Tokens } from "./userPool.ts";

const everyCookie = { path: "/", secure: true, sameSite: "strict" } as const;
const languageSeconds = 10_080 * 60;
const sessionCookies = ["accessToken", "refreshToken", "userId", "expiresAt", "companyId"];

/** The tokens are out of reach for scripts; the rest of the session may be read by them. */
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

/** The rest of the request is answered in it too. */
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

/** `YYYY-MM-DD HH:mm:ss`, UTC. */
export function formatExpiry(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace("T", " ");
}

/** Milliseconds, or null when the text is not in the form that `formatExpiry` writes. */
export function parseExpiry(text: string | undefined): number | null {
  if (!text || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return null;
  const milliseconds = Date.parse(`${text.replace(" ", "T")}Z`);
  return Number.isNaN(milliseconds) ? null : milliseconds;
}
