import { findCompanyId } from "../database/uniqueKeys.ts";
import { userSource } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import { type CognitoAction, type CognitoCall, requiredRecord, requiredText } from "./action.ts";
import { expiredChallenge, invalidParameter } from "./cognitoError.ts";
import { checkPassword, passwordState, refusePrevious, replacePassword } from "./password.ts";
import { continueSignIn, fromDevice } from "./signIn.ts";
import { checkTotp } from "./softwareToken.ts";
import { answerSrp } from "./srpSignIn.ts";
import type { Challenge } from "./userPool.ts";
import { newPassword } from "./verifiers.ts";

/** A challenge is valid for five minutes, and ends when the password changes. */
export const respondToAuthChallenge: CognitoAction = async (call) => {
  const name = requiredText(call.input, "ChallengeName");
  const responses = requiredRecord(call.input, "ChallengeResponses");
  if (name === "NEW_PASSWORD_REQUIRED") return takeNewPassword(call, requiredText(responses, "NEW_PASSWORD"));
  if (name === "SOFTWARE_TOKEN_MFA") return takeCode(call, requiredText(responses, "SOFTWARE_TOKEN_MFA_CODE"));
  if (name === "PASSWORD_VERIFIER") return answerSrp(call, responses);
  throw invalidParameter("Only NEW_PASSWORD_REQUIRED, SOFTWARE_TOKEN_MFA and PASSWORD_VERIFIER can be answered here");
};

async function takeNewPassword(call: CognitoCall, password: string): Promise<object> {
  const challenge = await readChallenge(call, "NEW_PASSWORD_REQUIRED");
  const before = await challenged(call, challenge);
  checkPassword(password, before.email);
  await refusePrevious(password, before);
  const columns = await (await newPassword(password, call.userPool.verifiers))(before.sub);
  const user = await call.db.transaction().execute(async (trx) => {
    const current = await challenged({ db: trx }, challenge);
    if (current.status !== "FORCE_CHANGE_PASSWORD") throw expiredChallenge();
    const companyId = await findCompanyId(trx, "user", current.sub);
    const confirmed = await trx
      .updateTable("pool_user")
      .set({ ...replacePassword(columns), status: "CONFIRMED", temporary_until: null })
      .where("sub", "=", current.sub)
      .returningAll()
      .executeTakeFirstOrThrow();
    const joining = { action: "user.joined" as const, userId: current.sub };
    if (companyId) await writeHistory(trx, userSource(companyId, current.sub), [joining]);
    return confirmed;
  });
  return continueSignIn(fromDevice(call, challenge), user);
}

async function takeCode(call: CognitoCall, code: string): Promise<object> {
  const challenge = await readChallenge(call, "SOFTWARE_TOKEN_MFA");
  const user = await call.db.transaction().execute((trx) => challenged({ db: trx }, challenge));
  if (!user.totp_enabled) throw expiredChallenge();
  await checkTotp(fromDevice(call, challenge), user, code);
  return continueSignIn(call, user, true);
}

async function readChallenge({ userPool, input }: CognitoCall, name: string) {
  const challenge = await userPool.verifyChallenge(name, requiredText(input, "Session"));
  if (!challenge) throw expiredChallenge();
  return challenge;
}

async function challenged({ db }: Pick<CognitoCall, "db">, challenge: Challenge) {
  const user = await db
    .selectFrom("pool_user")
    .selectAll()
    .where("sub", "=", challenge.sub)
    .where("enabled", "=", true)
    .forUpdate()
    .executeTakeFirst();
  if (!user || passwordState(user.password_hash) !== challenge.passwordState) throw expiredChallenge();
  return user;
}
