import {
  AssociateSoftwareTokenCommand,
  type CognitoIdentityProviderClient,
  GetUserCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { Secret, TOTP } from "otpauth";
import { ClientId, createHostedClient } from "../../test/hostedClient.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { ownerPassword } from "../../test/storeTestCompanies.ts";
import { stepOfCode } from "./softwareToken.ts";

let upstream: TestUpstream;
let hosted: CognitoIdentityProviderClient;
let secret: string;

beforeAll(async () => {
  upstream = await startTestUpstream();
  hosted = createHostedClient(upstream.url);
});
afterAll(async () => {
  hosted.destroy();
  await upstream.close();
});

const startSignIn = () => {
  const AuthParameters = { USERNAME: "owner@first.example", PASSWORD: ownerPassword };
  return hosted.send(new InitiateAuthCommand({ ClientId, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters }));
};

const answer = (Session: string | undefined, code: string) =>
  hosted.send(
    new RespondToAuthChallengeCommand({
      ClientId,
      ChallengeName: "SOFTWARE_TOKEN_MFA",
      Session,
      ChallengeResponses: { USERNAME: "owner@first.example", SOFTWARE_TOKEN_MFA_CODE: code },
    }),
  );

const codeIn = (steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

const nameOf = (refused: Promise<unknown>) =>
  refused.then(
    () => "accepted",
    (error: Error) => error.name,
  );

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
])("takes the example of RFC 6238 at second %d", (second, code) => {
  const seed = Secret.fromUTF8("12345678901234567890").base32;
  expect(stepOfCode(seed, code, second * 1_000)).toBe(Math.floor(second / 30));
  expect(stepOfCode(seed, code, (second + 90) * 1_000)).toBeUndefined();
});

test("an authenticator app is added by showing one of its codes", async () => {
  const AccessToken = (await startSignIn()).AuthenticationResult?.AccessToken;
  const prefer = new SetUserMFAPreferenceCommand({
    AccessToken,
    SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
  });
  expect(await nameOf(hosted.send(prefer))).toBe("InvalidParameterException");
  const { SecretCode = "" } = await hosted.send(new AssociateSoftwareTokenCommand({ AccessToken }));
  secret = SecretCode;
  const verify = (UserCode: string) => hosted.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
  expect(await nameOf(verify("abcdef"))).toBe("EnableSoftwareTokenMFAException");
  expect((await verify(codeIn(-1))).Status).toBe("SUCCESS");
  await hosted.send(prefer);
  expect((await hosted.send(new GetUserCommand({ AccessToken }))).UserMFASettingList).toEqual(["SOFTWARE_TOKEN_MFA"]);
});

test("the password alone then gives no tokens; a code does, once", async () => {
  const challenge = await startSignIn();
  expect(challenge.AuthenticationResult).toBeUndefined();
  expect(challenge.ChallengeName).toBe("SOFTWARE_TOKEN_MFA");
  const code = codeIn(0);
  const signedIn = await answer(challenge.Session, code);
  expect(signedIn.AuthenticationResult?.RefreshToken).toBeDefined();
  expect(await nameOf(answer((await startSignIn()).Session, code))).toBe("ExpiredCodeException");
  expect(await nameOf(answer(`${challenge.Session}x`, codeIn(1)))).toBe("NotAuthorizedException");
});

test("a stolen password buys five guesses of the code", async () => {
  const { Session } = await startSignIn();
  const names: string[] = [];
  await upstream.services.db.deleteFrom("pool_attempt").execute();
  for (let count = 0; count < 5; count += 1) names.push(await nameOf(answer(Session, "abcdef")));
  expect(new Set(names)).toEqual(new Set(["CodeMismatchException"]));
  expect(await nameOf(answer(Session, codeIn(1)))).toBe("NotAuthorizedException");
});
