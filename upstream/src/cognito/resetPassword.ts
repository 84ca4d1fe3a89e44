import { toEmail } from "./account.ts";
import { type CognitoAction, requiredText } from "./action.ts";
import { clearAttempts } from "./attempts.ts";
import { checkCode, issueCode, spendCode } from "./code.ts";
import { CognitoError } from "./cognitoError.ts";
import { checkPassword, refusePrevious, replacePassword } from "./password.ts";
import { endAllSessions } from "./session.ts";
import { newPassword } from "./verifiers.ts";

/** Mails a code for a new password to enabled and confirmed accounts. Invited people use their temporary one. */
export const forgotPassword: CognitoAction = async (call) => {
  const email = toEmail(requiredText(call.input, "Username"));
  const mayHave = (user: { enabled: boolean; status: string }) => user.enabled && user.status === "CONFIRMED";
  return { CodeDeliveryDetails: await issueCode(call, email, "RESET", mayHave) };
};

export const confirmForgotPassword: CognitoAction = async (call) => {
  const { db, origin, input } = call;
  const email = toEmail(requiredText(input, "Username"));
  const password = requiredText(input, "Password");
  checkPassword(password, email);
  const user = await checkCode(call, email, "RESET", requiredText(input, "ConfirmationCode"));
  await refusePrevious(password, user);
  const columns = await (await newPassword(password, call.userPool.verifiers))(user.sub);
  await db.transaction().execute(async (trx) => {
    if (!(await spendCode(trx, user, "RESET"))) {
      throw new CognitoError("ExpiredCodeException", "Invalid code provided, please request a code again.");
    }
    await trx.updateTable("pool_user").set(replacePassword(columns)).where("sub", "=", user.sub).execute();
    await endAllSessions(trx, user.sub);
    await clearAttempts(trx, email, origin);
  });
  return {};
};
