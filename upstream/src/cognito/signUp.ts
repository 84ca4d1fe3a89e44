import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { isSingleAddress } from "../mail/Mail.ts";
import { type Account, findAccount, toEmail } from "./account.ts";
import { type CognitoAction, type CognitoCall, requiredText } from "./action.ts";
import { countTry, increment } from "./attempts.ts";
import { checkCode, issueCode, spendCode } from "./code.ts";
import { invalidParameter } from "./cognitoError.ts";
import { checkPassword, hashPassword, verifyPassword } from "./password.ts";
import { sendAccountExists } from "./sendCode.ts";
import { readAttributes } from "./userAttributes.ts";
import { newPassword } from "./verifiers.ts";

/** The limit for one network address, because each sign-up sends a mail that the receiver may not have asked for. */
const perAddress = { limit: 20, windowSeconds: 3_600 };

const unconfirmed = (user: Account) => user.status === "UNCONFIRMED" && user.enabled;

// The hash of a password that nobody knows. "Forgot password" replaces that password.
const noPassword = hashPassword(randomUUID());

/** Creates an account without company; the mailed code confirms it. For an existing one the response is equal, and its owner gets a mail. */
export const signUp: CognitoAction = async (call) => {
  const email = toEmail(requiredText(call.input, "Username"));
  const password = requiredText(call.input, "Password");
  if (!isSingleAddress(email)) throw invalidParameter("Username should be an email.");
  checkPassword(password, email);
  const given = readAttributes(call.input.UserAttributes ?? [], ["email"]);
  if (given.email !== undefined && toEmail(given.email) !== email) {
    throw invalidParameter("The email attribute must be the username.");
  }
  const { email: _, ...attributes } = given;
  const sub = randomUUID();
  await countTry(call.db, `sign-ups ${call.origin.key}`, perAddress);
  const columns = await (await newPassword(password, call.userPool.verifiers))(sub);
  await removeExpired(call, email);
  const waiting = await findAccount(call.db, email);
  // A hash is verified for a new address as well, so that the time reveals nothing.
  const isSame = await verifyPassword(password, waiting?.password_hash ?? (await noPassword));
  // A second sign-up with another password removes the password, because the code does not prove which is right.
  const shared = isSame && waiting ? waiting.password_hash : "";
  const without = await noPassword;
  await call.db
    .insertInto("pool_user")
    .values({ sub, email, ...columns, status: "UNCONFIRMED", attributes: JSON.stringify(attributes) })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .doUpdateSet({
          password_hash: sql`case when pool_user.password_hash = ${shared} then ${shared} else ${without} end`,
        })
        .where("pool_user.status", "=", "UNCONFIRMED"),
    )
    .execute();
  const CodeDeliveryDetails = await issueCode(call, email, "SIGN_UP", unconfirmed, tellOwner(call));
  return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails };
};

/** Mails the owner of an existing account at most once a day, because anybody can cause the mail. */
function tellOwner(call: CognitoCall): (user: Account) => Promise<void> {
  return async (user) => {
    if ((await increment(call.db, `account-exists ${user.email}`, { windowSeconds: 86_400 })) > 1) return;
    await sendAccountExists(call, user);
  };
}

async function removeExpired({ db, userPool }: CognitoCall, email: string): Promise<void> {
  const { codeSeconds } = userPool.settings;
  await db
    .deleteFrom("pool_user")
    .where("email", "=", email)
    .where("status", "=", "UNCONFIRMED")
    .where("created_at", "<", new Date(Date.now() - codeSeconds * 1_000))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("pool_code")
            .select("pool_code.sub")
            .whereRef("pool_code.sub", "=", "pool_user.sub")
            .where("expires_at", ">", new Date()),
        ),
      ),
    )
    .execute();
}

export const confirmSignUp: CognitoAction = async (call) => {
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

export const resendConfirmationCode: CognitoAction = async (call) => {
  const email = toEmail(requiredText(call.input, "Username"));
  return { CodeDeliveryDetails: await issueCode(call, email, "SIGN_UP", unconfirmed) };
};
