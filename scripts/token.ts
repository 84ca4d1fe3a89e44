import { begin, sign } from "../gateway/src/session/srpThread.ts";
import { readPorts } from "./services.ts";

const usage = "npm run token -- <email> <password>";
const [email, password] = process.argv.slice(2);
const endpoint = process.env.USER_POOL_ENDPOINT ?? `http://localhost:${readPorts().rest}`;
const clientId = process.env.USER_POOL_CLIENT_ID ?? "embedded-web";

try {
  if (!email || !password) throw new Error(`Give an account and its password: ${usage}`);
  console.log(await accessToken(email, password));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @throws Error if the pool is unreachable, refuses the account, or asks for more than a password */
async function accessToken(username: string, password: string): Promise<string> {
  const { status, answer } = await signIn(username, password);
  const token = answer.AuthenticationResult?.AccessToken;
  if (token) return token;
  if (answer.ChallengeName)
    throw new Error("The account has a further step to take: sign in on the web once, then come back.");
  throw new Error(`The user pool gave no token: ${answer.message ?? status}`);
}

/** Signs in by SRP, or by the password if the app client does not allow SRP. */
async function signIn(USERNAME: string, PASSWORD: string) {
  const poolId = process.env.USER_POOL_ID ?? "eu-north-1_embedded";
  const session = begin({ username: USERNAME, password: PASSWORD, poolId });
  const bySrp = { AuthFlow: "USER_SRP_AUTH", AuthParameters: { USERNAME, SRP_A: session.largeA } };
  const started = await callPool("InitiateAuth", bySrp);
  const { ChallengeName, ChallengeParameters, Session, __type = "" } = started.answer;
  if (__type.endsWith("InvalidParameterException"))
    return callPool("InitiateAuth", { AuthFlow: "USER_PASSWORD_AUTH", AuthParameters: { USERNAME, PASSWORD } });
  if (ChallengeName !== "PASSWORD_VERIFIER") return started;
  const proof = sign({ session, challenge: { ChallengeName, ChallengeParameters } });
  const ChallengeResponses = { USERNAME: ChallengeParameters.USER_ID_FOR_SRP ?? USERNAME, ...proof };
  return callPool("RespondToAuthChallenge", { ChallengeName, Session, ChallengeResponses });
}

async function callPool(action: string, input: object) {
  const response = await fetch(endpoint, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSCognitoIdentityProviderService.${action}`,
    },
    body: JSON.stringify({ ClientId: clientId, ...input }),
  }).catch(() => {
    throw new Error(`The user pool at ${endpoint} cannot be reached. Is the product running? PORT says on which port.`);
  });
  return { status: response.status, answer: await response.json() };
}
