import type { IncomingHttpHeaders } from "node:http";
import { type CognitoAction, requiredText } from "./action.ts";
import { changePassword } from "./changePassword.ts";
import { deleteUser } from "./deleteUser.ts";
import { initiateAuth } from "./initiateAuth.ts";
import { getTokensFromRefreshToken } from "./refreshSession.ts";
import { confirmForgotPassword, forgotPassword } from "./resetPassword.ts";
import { respondToAuthChallenge } from "./respondToAuthChallenge.ts";
import { endAllSessions, endSession, requireTokenOwner } from "./session.ts";
import { confirmSignUp, resendConfirmationCode, signUp } from "./signUp.ts";
import { associateSoftwareToken, setUserMfaPreference, verifySoftwareToken } from "./softwareToken.ts";
import { getUser, updateUserAttributes } from "./userAttributes.ts";

const revokeToken: CognitoAction = async ({ db, input }) => {
  await endSession(db, requiredText(input, "Token"));
  return {};
};

const globalSignOut: CognitoAction = async (call) => {
  const user = await requireTokenOwner(call);
  await endAllSessions(call.db, user.sub);
  return {};
};

/** `client` actions need a client id, others an access token. `hashes` actions queue, because hashing is slow. */
export const actions = new Map<string, { action: CognitoAction; client?: true; hashes?: true }>([
  ["InitiateAuth", { action: initiateAuth, client: true, hashes: true }],
  ["RespondToAuthChallenge", { action: respondToAuthChallenge, client: true, hashes: true }],
  ["GetTokensFromRefreshToken", { action: getTokensFromRefreshToken, client: true }],
  ["RevokeToken", { action: revokeToken, client: true }],
  ["SignUp", { action: signUp, client: true, hashes: true }],
  ["ConfirmSignUp", { action: confirmSignUp, client: true }],
  ["ResendConfirmationCode", { action: resendConfirmationCode, client: true }],
  ["ForgotPassword", { action: forgotPassword, client: true }],
  ["ConfirmForgotPassword", { action: confirmForgotPassword, client: true, hashes: true }],
  ["GlobalSignOut", { action: globalSignOut }],
  ["ChangePassword", { action: changePassword, hashes: true }],
  ["AssociateSoftwareToken", { action: associateSoftwareToken }],
  ["VerifySoftwareToken", { action: verifySoftwareToken }],
  ["SetUserMFAPreference", { action: setUserMfaPreference }],
  ["GetUser", { action: getUser }],
  ["UpdateUserAttributes", { action: updateUserAttributes }],
  ["DeleteUser", { action: deleteUser }],
]);

const prefix = "AWSCognitoIdentityProviderService.";

export function actionName(headers: IncomingHttpHeaders): string | undefined {
  const target = String(headers["x-amz-target"] ?? "");
  const name = target.startsWith(prefix) ? target.slice(prefix.length) : "";
  return actions.has(name) ? name : undefined;
}
