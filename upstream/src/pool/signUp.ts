import { randomUUID } from "node:crypto";
import { isSingleAddress } from "../mail/isSingleAddress.ts";
import { countTry } from "./attempts.ts";
import { checkCode, issueCode, spendCode } from "./code.ts";
import { findAccount, type PoolUser, toEmail } from "./findAccount.ts";
import { hashPassword } from "./password.ts";
import { checkPassword } from "./passwordPolicy.ts";
import { type PoolAction, requiredText } from "./poolAction.ts";
import { invalidParameter, PoolError } from "./poolError.ts";
import { readAttributes } from "./userAttributes.ts";

// All of them together: each mails an address that nobody has confirmed, and whoever sends many seldom uses one twice.
const mails = { limit: 100, windowSeconds: 3_600 };

const unconfirmed = (user: PoolUser) => user.status === "UNCONFIRMED" && user.enabled;

/** Makes an account that belongs to no company and can sign in once the mailed code was given. */
export const signUp: PoolAction = async (call) => {
  const email = toEmail(requiredText(call.input, "Username"));
  const password = requiredText(call.input, "Password");
  if (!isSingleAddress(email)) throw invalidParameter("Username should be an email.");
  checkPassword(password);
  const given = readAttributes(call.input.UserAttributes ?? [], ["email"]);
  if (given.email !== undefined && toEmail(given.email) !== email) {
    throw invalidParameter("The email attribute must be the username.");
  }
  const { email: _, ...attributes } = given;
  const sub = randomUUID();
  if (await findAccount(call.db, email)) throw usernameExists();
  await countTry(call.db, "sign ups", mails);
  const created = await call.db
    .insertInto("pool_user")
    .values({
      sub,
      email,
      password_hash: await hashPassword(password),
      status: "UNCONFIRMED",
      attributes: JSON.stringify(attributes),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (created.numInsertedOrUpdatedRows === 0n) throw usernameExists();
  const CodeDeliveryDetails = await issueCode(call, email, "SIGN_UP", unconfirmed);
  return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails };
};

export const confirmSignUp: PoolAction = async ({ db, origin, input }) => {
  const email = toEmail(requiredText(input, "Username"));
  const user = await checkCode({ db, origin }, email, "SIGN_UP", requiredText(input, "ConfirmationCode"));
  await db.transaction().execute(async (trx) => {
    await spendCode(trx, user.sub, "SIGN_UP");
    await trx
      .updateTable("pool_user")
      .set({ status: "CONFIRMED" })
      .where("sub", "=", user.sub)
      .where("status", "=", "UNCONFIRMED")
      .execute();
  });
  return {};
};

export const resendConfirmationCode: PoolAction = async (call) => {
  const email = toEmail(requiredText(call.input, "Username"));
  return { CodeDeliveryDetails: await issueCode(call, email, "SIGN_UP", unconfirmed) };
};

function usernameExists(): PoolError {
  return new PoolError("UsernameExistsException", "User already exists");
}
