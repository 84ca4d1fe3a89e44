import { findAccount, toEmail } from "./account.ts";
import { type CognitoCall, requiredText } from "./action.ts";
import { countAttempt, countTry } from "./attempts.ts";
import { isSame } from "./callOrigin.ts";
import { expiredChallenge, FlowNotEnabled, incorrectCredentials, invalidParameter } from "./cognitoError.ts";
import { finishPassword, fromDevice } from "./signIn.ts";
import { beginExchange, readPublicKey, signClaim } from "./srp.ts";
import { offerSeconds, type Verifiers } from "./verifiers.ts";

/** Answers an unknown address like a known one. The proof for an unknown address then fails like a wrong password. */
export async function startSrp(call: CognitoCall, username: string, publicKey: string): Promise<object> {
  const verifiers = requireSrp(call);
  const email = toEmail(username);
  const a = readPublicKey(publicKey);
  if (a === undefined) throw invalidParameter("Invalid SRP_A");
  const user = await findAccount(call.db, email);
  const nobody = verifiers.pretend(email);
  const verifier = (await verifiers.open(user)) ?? nobody;
  const sub = user && verifier !== nobody ? user.sub : nobody.sub;
  const exchange = beginExchange(a, verifier);
  const device = call.origin.isKnownDevice ? call.origin.key : null;
  return {
    ChallengeName: "PASSWORD_VERIFIER",
    ChallengeParameters: {
      USERNAME: sub,
      USER_ID_FOR_SRP: sub,
      SALT: verifier.salt.toString(16),
      SRP_B: exchange.b.toString(16),
      SECRET_BLOCK: await verifiers.sealOffer({ sub, email, device, exchange }),
    },
  };
}

/** An offer is valid for one try. */
export async function answerSrp(call: CognitoCall, responses: Record<string, unknown>): Promise<object> {
  const verifiers = requireSrp(call);
  const secretBlock = requiredText(responses, "PASSWORD_CLAIM_SECRET_BLOCK");
  const signature = requiredText(responses, "PASSWORD_CLAIM_SIGNATURE");
  const timestamp = requiredText(responses, "TIMESTAMP");
  const offer = await verifiers.openOffer(secretBlock);
  if (!offer) throw expiredChallenge();
  const { id, email, sub, exchange } = offer;
  const asked = fromDevice(call, offer);
  await countAttempt(call.db, email, asked.origin);
  await countTry(call.db, `srp ${id}`, { limit: 1, windowSeconds: offerSeconds }, incorrectCredentials);
  const user = await findAccount(call.db, email);
  const verifier = await verifiers.open(user);
  const claim = { poolId: call.userPool.poolId, sub, secretBlock, timestamp };
  const expected = signClaim(exchange, verifier ?? verifiers.pretend(email), claim);
  const isRight = isSame(signature, expected) && verifier !== undefined;
  return finishPassword(asked, email, user, isRight);
}

function requireSrp({ config, userPool }: CognitoCall): Verifiers {
  if (config.userPool.srp === "true" && userPool.verifiers) return userPool.verifiers;
  throw new FlowNotEnabled("USER_SRP_AUTH");
}
