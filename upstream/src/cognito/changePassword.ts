import { type CognitoAction, requiredText } from "./action.ts";
import { clearTries, countTry } from "./attempts.ts";
import { incorrectCredentials } from "./cognitoError.ts";
import { checkPassword, refusePrevious, replacePassword, verifyPassword } from "./password.ts";
import { endAllSessions, requireTokenOwner } from "./session.ts";
import { newPassword } from "./verifiers.ts";

const tries = { limit: 5, windowSeconds: 900 };

export const changePassword: CognitoAction = async (call) => {
  const { db, input } = call;
  const user = await requireTokenOwner(call);
  const previous = requiredText(input, "PreviousPassword");
  const proposed = requiredText(input, "ProposedPassword");
  checkPassword(proposed, user.email);
  const counter = `password ${user.sub}`;
  await countTry(db, counter, tries);
  if (!(await verifyPassword(previous, user.password_hash))) throw incorrectCredentials();
  await clearTries(db, counter);
  await refusePrevious(proposed, user);
  const columns = await (await newPassword(proposed, call.userPool.verifiers))(user.sub);
  await db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("pool_user")
      .set(replacePassword(columns))
      .where("sub", "=", user.sub)
      .where("password_hash", "=", user.password_hash)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw incorrectCredentials();
    await endAllSessions(trx, user.sub, user.originJti);
  });
  return {};
};
