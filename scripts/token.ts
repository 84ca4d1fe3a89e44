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
async function accessToken(USERNAME: string, PASSWORD: string): Promise<string> {
  const response = await fetch(endpoint, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": "AWSCognitoIdentityProviderService.InitiateAuth",
    },
    body: JSON.stringify({
      AuthFlow: "USER_PASSWORD_AUTH",
      ClientId: clientId,
      AuthParameters: { USERNAME, PASSWORD },
    }),
  }).catch(() => {
    throw new Error(`The user pool at ${endpoint} cannot be reached. Is the product running? PORT says on which port.`);
  });
  const answer = await response.json();
  const token = answer.AuthenticationResult?.AccessToken;
  if (token) return token;
  if (answer.ChallengeName)
    throw new Error("The account has a further step to take: sign in on the web once, then come back.");
  throw new Error(`The user pool gave no token: ${answer.message ?? response.status}`);
}
