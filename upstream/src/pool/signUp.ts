import { randomUUID } from "node:crypto";
import { isSingleAddress } from "../mail/isSingleAddress.ts";
import { removeUnconfirmed } from "./account.ts";
import { countTry } from "./attempts.ts";
import { checkCode, issueCode, spendCode } from "./code.ts";
import { type PoolUser, toEmail } from "./findAccount.ts";
import { hashPassword } from "./password.ts";
import { checkPassword } from "./passwordPolicy.ts";
import { type PoolAction, requiredText } from "./poolAction.ts";
import { invalidParameter } from "./poolError.ts";
import { sendAccountExists } from "./sendCode.ts";
import { readAttributes } from "./userAttributes.ts";

/** Of one address: each mails somebody who may know nothing of it. */
const perAddress = { limit: 20, windowSeconds: 3_600 };

const unconfirmed = (user: PoolUser) => user.status === "UNCONFIRMED" && user.enabled;

/**
 * Makes an account that belongs to no company and can sign in once the mailed code was given. Where there is an account, the answer is
 * the same and its owner is told by mail. A sign-up that was never confirmed makes way, with its password and its code.
 */
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
  await countTry(call.db, `sign-ups ${call.origin.key}`, perAddress);
  const passwordHash = await hashPassword(password);
  const isNew = await call.db.transaction().execute(async (trx) => {
    await removeUnconfirmed(trx, email);
    const created = await trx
      .insertInto("pool_user")
      .values({
        sub,
        email,
        password_hash: passwordHash,
        status: "UNCONFIRMED",
        attributes: JSON.stringify(attributes),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return created.numInsertedOrUpdatedRows === 1n;
  });
  const CodeDeliveryDetails = await issueCode(call, email, "SIGN_UP", unconfirmed);
  if (!isNew) call.later(() => sendAccountExists(call, email));
  return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails };
};

export const confirmSignUp: PoolAction = async (call) => {
  const { db, input } = call;
  const email = toEmail(requiredText(input, "Username"));
  const user = await checkCode(call, email, "SIGN_UP", requiredText(input, "ConfirmationCode"));
  await db.transaction().execute(async (trx) => {
    await spendCode(trx, user, "SIGN_UP");
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
