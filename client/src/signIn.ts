import { ApiError } from "./ApiError.ts";
import type { Http } from "./http.ts";
import { callPool, type PoolAnswer } from "./userPool.ts";

export type Person = {
  userPool: string;
  /** SRP hashes the user pool's id into the proof of the password. */
  userPoolId: string;
  clientId: string;
  email: string;
  password: string;
  /** Returns the code that the authenticator app shows or that the pool sent in a message. */
  code?: () => string | Promise<string>;
  /** Replaces a temporary password at the first sign-in. */
  newPassword?: string;
};

type Challenge = Parameters<typeof import("cognito-srp-helper")["signSrpSession"]>[1];

/** Signs in by SRP, or by the password if the pool's app client does not allow SRP. */
export async function signIn(person: Person, http: Http): Promise<PoolAnswer> {
  let answer = await startSrp(person, http).catch((error: unknown) => {
    if (error instanceof ApiError && error.has("InvalidParameterException")) return startByPassword(person, http);
    throw error;
  });
  while (answer.ChallengeName) {
    const ChallengeResponses = { USERNAME: nameIn(answer, person), ...(await respond(answer.ChallengeName, person)) };
    answer = await answerChallenge(answer, ChallengeResponses, person, http);
  }
  return answer;
}

async function startSrp(person: Person, http: Http): Promise<PoolAnswer> {
  const { clientId: ClientId, email: USERNAME, password, userPoolId } = person;
  // `cognito-srp-helper` is slow to load, and programs sign in without it.
  const { createSrpSession, signSrpSession } = await import("cognito-srp-helper");
  const session = createSrpSession(USERNAME, password, userPoolId, false);
  const AuthParameters = { USERNAME, SRP_A: session.largeA };
  const started = await callPool(http, person.userPool, "InitiateAuth", {
    ...{ ClientId, AuthFlow: "USER_SRP_AUTH", AuthParameters },
  });
  if (started.ChallengeName !== "PASSWORD_VERIFIER") return started;
  const proof = signSrpSession(session, started as Challenge);
  const ChallengeResponses = {
    USERNAME: nameIn(started, person),
    PASSWORD_CLAIM_SECRET_BLOCK: proof.secret,
    PASSWORD_CLAIM_SIGNATURE: proof.passwordSignature,
    TIMESTAMP: proof.timestamp,
  };
  return answerChallenge(started, ChallengeResponses, person, http);
}

function startByPassword({ userPool, clientId: ClientId, email, password }: Person, http: Http): Promise<PoolAnswer> {
  const AuthParameters = { USERNAME: email, PASSWORD: password };
  return callPool(http, userPool, "InitiateAuth", { ClientId, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters });
}

async function respond(name: unknown, { code, newPassword }: Person): Promise<Record<string, string>> {
  if (name === "NEW_PASSWORD_REQUIRED" && newPassword !== undefined) return { NEW_PASSWORD: newPassword };
  if ((name === "SOFTWARE_TOKEN_MFA" || name === "SMS_MFA" || name === "EMAIL_OTP") && code)
    return { [`${name}_CODE`]: await code() };
  throw new ApiError(`The user pool asks for ${name}, to which \`auth\` has no answer.`, {
    codes: [String(name)],
    isUndone: true,
  });
}

function answerChallenge(
  { ChallengeName, Session }: PoolAnswer,
  ChallengeResponses: Record<string, string>,
  { userPool, clientId: ClientId }: Person,
  http: Http,
): Promise<PoolAnswer> {
  const input = { ClientId, ChallengeName, Session, ChallengeResponses };
  return callPool(http, userPool, "RespondToAuthChallenge", input);
}

function nameIn({ ChallengeParameters }: PoolAnswer, { email }: Person): string {
  const { USER_ID_FOR_SRP = email } = (ChallengeParameters ?? {}) as Record<string, string>;
  return USER_ID_FOR_SRP;
}
