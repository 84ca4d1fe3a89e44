import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import { isSame } from "../cognito/callOrigin.ts";
import { loadSigningKey } from "../database/signingKey.ts";
import type { Tables } from "../database/tables.ts";

export type Subscriber = {
  companyId: string;
  userId: string;
};

/** Tokens in weekly mails have a key of their own, so that no other signature of the service is a valid token. */
export const loadTokenKey = (db: Kysely<Tables>) => loadSigningKey(db, "weekly_mail_signing_key");

/** A token can only switch off one person's weekly mail. It never expires, because links in old mails must work. */
export function createWeeklyMailToken(key: Buffer, { companyId, userId }: Subscriber): string {
  const subject = Buffer.from(JSON.stringify([companyId, userId])).toString("base64url");
  return `${subject}.${sign(key, subject)}`;
}

export function readWeeklyMailToken(key: Buffer, token: string): Subscriber | null {
  const [subject = ""] = token.split(".");
  if (!isSame(token, `${subject}.${sign(key, subject)}`)) return null;
  const [companyId, userId] = JSON.parse(Buffer.from(subject, "base64url").toString());
  return { companyId, userId };
}

function sign(key: Buffer, subject: string): string {
  return createHmac("sha256", key).update(subject).digest("base64url");
}
