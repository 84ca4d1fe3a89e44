import { type CognitoAction, requiredRecord, requiredText } from "./action.ts";
import { invalidParameter } from "./cognitoError.ts";
import { refreshSession } from "./refreshSession.ts";
import { signIn } from "./signIn.ts";
import { startSrp } from "./srpSignIn.ts";

export const initiateAuth: CognitoAction = async (call) => {
  const flow = requiredText(call.input, "AuthFlow");
  const parameters = requiredRecord(call.input, "AuthParameters");
  if (flow === "USER_PASSWORD_AUTH") {
    return signIn(call, requiredText(parameters, "USERNAME"), requiredText(parameters, "PASSWORD"));
  }
  if (flow === "USER_SRP_AUTH") {
    return startSrp(call, requiredText(parameters, "USERNAME"), requiredText(parameters, "SRP_A"));
  }
  if (flow === "REFRESH_TOKEN_AUTH" || flow === "REFRESH_TOKEN") {
    return refreshSession(call.db, call.userPool, requiredText(parameters, "REFRESH_TOKEN"));
  }
  throw invalidParameter(
    "This client allows USER_PASSWORD_AUTH, REFRESH_TOKEN_AUTH and where it is enabled USER_SRP_AUTH",
  );
};
