import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { countTry } from "../cognito/attempts.ts";
import type { Config } from "../config.ts";
import type { Tables } from "../database/tables.ts";
import { ApiError } from "../errors.ts";
import type { Viewer } from "../http/authenticate.ts";
import type { Language } from "../i18n/language.ts";
import type { Mail } from "../mail/Mail.ts";
import { composeInvitation } from "./composeInvitation.ts";

/** A new user gets a temporary password. A person with an account gets a link with a token. */
export type InvitationMail = { language: Language; firstName: string; email: string; id?: string } & (
  | { temporaryPassword: string; token?: undefined }
  | { token: string; temporaryPassword?: undefined }
);

type Sender = {
  db: Kysely<Tables>;
  mail: Mail;
  config: Config;
  viewer: Viewer;
};

export async function sendInvitation({ db, mail, config, viewer }: Sender, invitation: InvitationMail): Promise<void> {
  const company = await db
    .selectFrom("company")
    .select("name")
    .where("id", "=", viewer.companyId)
    .executeTakeFirstOrThrow();
  const { id = randomUUID(), token, temporaryPassword = null, ...person } = invitation;
  const link = token ? `${config.webUrl}/invitation?token=${token}` : `${config.webUrl}/login`;
  await mail.send({
    id,
    createdAt: new Date(),
    to: person.email,
    replyTo: viewer.email,
    attachments: [],
    ...composeInvitation({ ...person, companyName: company.name, temporaryPassword, link }),
  });
}

const mailsADay = { limit: 5, windowSeconds: 86_400 };

/** @throws RATE_LIMITED above the day's limit of mails from the company to this account */
export function countInvitationMail(trx: Transaction<Tables>, companyId: string, userId: string): Promise<void> {
  return countTry(trx, `invitation ${companyId} ${userId}`, mailsADay, tooManyMails);
}

function tooManyMails(retryAfter: number): ApiError {
  return new ApiError(
    429,
    "RATE_LIMITED",
    "This address was invited often enough today; nobody was invited. Try again tomorrow.",
    { retryAfter },
  );
}
