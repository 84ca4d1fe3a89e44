import { randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { checkAddress, countFailureOfAddress, countTryFrom } from "./attempts.ts";
import { findAccount, type PoolUser } from "./findAccount.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import type { PoolCall } from "./poolAction.ts";
import { attemptLimit, PoolError } from "./poolError.ts";
import { sendCode } from "./sendCode.ts";

export type CodePurpose = Tables["pool_code"]["purpose"];

const perHour = { limit: 5, windowSeconds: 3_600 };
/** Tries of one code, from wherever: no number of addresses makes more of it. */
const maxTries = 5;

// A wrong code for nobody's address costs the same work as for somebody's.
const hashOfNoCode = hashPassword("no code");

/**
 * Mails a new code to the account if there is one that may have it, and answers alike if not. At most five an hour for
 * an address from one origin; a new code replaces the one before.
 */
export async function issueCode(
  call: PoolCall,
  email: string,
  purpose: CodePurpose,
  mayHave: (user: PoolUser) => boolean,
) {
  await countTryFrom(call.db, `${purpose} ${email}`, call.origin, perHour);
  const user = await findAccount(call.db, email);
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const codeHash = await hashPassword(code);
  if (user && mayHave(user)) {
    const expires_at = new Date(Date.now() + call.userPool.settings.codeSeconds * 1_000);
    const row = { code_hash: codeHash, expires_at, tries: 0 };
    await call.db
      .insertInto("pool_code")
      .values({ sub: user.sub, purpose, ...row })
      .onConflict((conflict) => conflict.columns(["sub", "purpose"]).doUpdateSet(row))
      .execute();
    call.later(() => sendCode(call, user, purpose, code));
  }
  return { Destination: masked(email), DeliveryMedium: "EMAIL", AttributeName: "email" };
}

/** The account whose code was given; at most five tries an hour for an address from one origin, and five of the code. Only a right code is told to be too old. */
export async function checkCode(
  { db, origin }: Pick<PoolCall, "db" | "origin">,
  email: string,
  purpose: CodePurpose,
  code: string,
): Promise<PoolUser> {
  await checkAddress(db, origin, attemptLimit);
  await countTryFrom(db, `${purpose}-try ${email}`, origin, perHour);
  const user = await findAccount(db, email);
  // Counted before the code is looked at, so that parallel guesses count too.
  const stored = await db
    .updateTable("pool_code")
    .set((eb) => ({ tries: eb("tries", "+", 1) }))
    .where("sub", "=", user?.sub ?? "")
    .where("purpose", "=", purpose)
    .where("tries", "<", maxTries)
    .returningAll()
    .executeTakeFirst();
  const right = await verifyPassword(code, stored?.code_hash ?? (await hashOfNoCode));
  if (!user || !stored || !right) {
    await countFailureOfAddress(db, origin);
    throw new PoolError("CodeMismatchException", "Invalid verification code provided, please try again.");
  }
  if (stored.expires_at <= new Date()) {
    throw new PoolError("ExpiredCodeException", "Invalid code provided, please request a code again.");
  }
  return user;
}

/** Takes the code away; false when somebody else just did. */
export async function spendCode(trx: Kysely<Tables>, sub: string, purpose: CodePurpose): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("pool_code")
    .where("sub", "=", sub)
    .where("purpose", "=", purpose)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

function masked(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  return `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}
