import { createPublicKey } from "node:crypto";
import type { AuthenticationResponseJSON, RegistrationResponseJSON, Uint8Array_ } from "@simplewebauthn/server";
import type { components } from "../__generated__/contract.ts";
import type { Config } from "../config.ts";

/** ES256 and RS256 by their COSE numbers. */
export const algorithmIds = [-7, -257];

export const challengeMinutes = 10;

/** The library is loaded when a passkey is first used, because few processes need it. */
export const webAuthn = () => import("@simplewebauthn/server");

export function relyingParty({ webUrl }: Pick<Config, "webUrl">): { id: string; origin: string } {
  const { hostname: id, origin } = new URL(webUrl);
  return { id, origin };
}

type Credential = { registration: RegistrationResponseJSON; assertion: AuthenticationResponseJSON };

/** Checks `id` and `response`, which the library does not check. */
export function parseCredential<Kind extends keyof Credential>(text: string): Credential[Kind] {
  const parsed: Credential[Kind] | null = JSON.parse(text);
  if (typeof parsed?.id !== "string" || typeof parsed.response !== "object" || parsed.response === null)
    throw new Error("This is no credential.");
  return parsed;
}

export async function algorithmOf(coseKey: Uint8Array): Promise<components["schemas"]["PasskeyAlgorithm"]> {
  const { cose, decodeCredentialPublicKey } = await import("@simplewebauthn/server/helpers");
  return cose.isCOSEPublicKeyEC2(decodeCredentialPublicKey(new Uint8Array(coseKey))) ? "ES256" : "RS256";
}

/** The key as SubjectPublicKeyInfo (DER) in base64, which openssl reads. */
export async function toSpki(coseKey: Uint8Array): Promise<string> {
  const { cose, decodeCredentialPublicKey } = await import("@simplewebauthn/server/helpers");
  const key = decodeCredentialPublicKey(new Uint8Array(coseKey));
  const text = (bytes: Uint8Array_ | undefined) => Buffer.from(bytes ?? []).toString("base64url");
  const { x, y, n, e } = cose.COSEKEYS;
  const jwk = cose.isCOSEPublicKeyEC2(key)
    ? { kty: "EC", crv: "P-256", x: text(key.get(x)), y: text(key.get(y)) }
    : cose.isCOSEPublicKeyRSA(key)
      ? { kty: "RSA", n: text(key.get(n)), e: text(key.get(e)) }
      : {};
  return createPublicKey({ key: jwk, format: "jwk" }).export({ type: "spki", format: "der" }).toString("base64");
}
