import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { type Account, findAccount } from "./account.ts";
import type { CognitoCall } from "./action.ts";
import { checkAddress, clearTries, countFailureOfAddress, countTry, increment } from "./attempts.ts";
import { isSame } from "./callOrigin.ts";
import { attemptLimit, CognitoError } from "./cognitoError.ts";
import { sendCode } from "./sendCode.ts";

export type CodePurpose = Tables["pool_code"]["purpose"];

const hour = 3_600;
const perHour = { limit: 5, windowSeconds: hour };
const maxMailsPerHour = 20;

/** Mails a code if the account may have one. The response is the same for all. A valid code is mailed again. */
export async function issueCode(
  call: CognitoCall,
  email: string,
  purpose: CodePurpose,
  mayHave: (user: Account) => boolean,
  instead?: (user: Account) => Promise<void>,
) {
  const { db, origin, userPool } = call;
  const { codeSeconds } = userPool.settings;
  await countTry(db, `${purpose} ${email} ${origin.key}`, perHour);
  // Above this limit no mail is sent, because the mailbox has the valid code. The limit ends no later than the code.
  const ofAll = { windowSeconds: Math.min(hour, codeSeconds) };
  const isMailed = origin.isKnownDevice || (await increment(db, mailsKey(purpose, email), ofAll)) <= maxMailsPerHour;
  const user = await findAccount(db, email);
  if (user && mayHave(user)) {
    call.later(async () => {
      const nonce = await keepCode(db, user.sub, purpose, new Date(Date.now() + codeSeconds * 1_000));
      if (isMailed) await sendCode(call, user, purpose, userPool.codeOf(nonce));
    });
  } else if (user && instead && isMailed) call.later(() => instead(user));
  return { Destination: masked(email), DeliveryMedium: "EMAIL", AttributeName: "email" };
}

/** Returns the code's account. An origin has five tries an hour per address. No wrong code is reported as expired. */
export async function checkCode(
  { db, origin, userPool }: Pick<CognitoCall, "db" | "origin" | "userPool">,
  email: string,
  purpose: CodePurpose,
  code: string,
): Promise<Account> {
  await checkAddress(db, origin, attemptLimit);
  await countTry(db, `${purpose}-try ${email} ${origin.key}`, perHour);
  const user = await findAccount(db, email);
  const stored = await db
    .selectFrom("pool_code")
    .selectAll()
    .where("sub", "=", user?.sub ?? "")
    .where("purpose", "=", purpose)
    .executeTakeFirst();
  const right = isSame(code.replace(/\s/g, ""), userPool.codeOf(stored?.nonce ?? ""));
  if (!user || !stored || !right) {
    await countFailureOfAddress(db, origin);
    throw new CognitoError("CodeMismatchException", "Invalid verification code provided, please try again.");
  }
  if (stored.expires_at <= new Date()) {
    throw new CognitoError("ExpiredCodeException", "Invalid code provided, please request a code again.");
  }
  return user;
}

/** Removes the code. Returns false if another call has just removed it. */
export async function spendCode(trx: Kysely<Tables>, { sub, email }: Account, purpose: CodePurpose): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("pool_code")
    .where("sub", "=", sub)
    .where("purpose", "=", purpose)
    .executeTakeFirst();
  await clearTries(trx, mailsKey(purpose, email));
  return numDeletedRows === 1n;
}

const mailsKey = (purpose: CodePurpose, email: string) => `${purpose} ${email}`;

/** Stores a new code, or postpones the end of the current code. Returns the code's nonce. */
async function keepCode(db: Kysely<Tables>, sub: string, purpose: CodePurpose, expires_at: Date): Promise<string> {
  const { nonce } = await db
    .insertInto("pool_code")
    .values({ sub, purpose, nonce: randomUUID(), expires_at })
    .onConflict((conflict) =>
      conflict.columns(["sub", "purpose"]).doUpdateSet({
        nonce: sql`case when pool_code.expires_at > now() then pool_code.nonce else excluded.nonce end`,
        expires_at,
      }),
    )
    .returning("nonce")
    .executeTakeFirstOrThrow();
  return nonce;
}

function masked(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  return `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}
