import { createHmac, createSign, generateKeyPairSync } from "node:crypto";
import { inMinutes, type StandInPool } from "./standInPool.ts";

const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 });
const strangersKey = { ...stranger.publicKey.export({ format: "jwk" }), kid: "stranger", alg: "RS256", use: "sig" };

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const content = (header: object, claims: object) => `${encode(header)}.${encode(claims)}`;

function byHmac(header: object, claims: object, key: string): string {
  const text = content({ alg: "HS256", typ: "JWT", ...header }, claims);
  return `${text}.${createHmac("sha256", key).update(text).digest("base64url")}`;
}

function byStranger(header: object, claims: object): string {
  const text = content({ alg: "RS256", typ: "JWT", ...header }, claims);
  return `${text}.${createSign("RSA-SHA256").update(text).sign(stranger.privateKey, "base64url")}`;
}

function flipped(token: string): string {
  const [header, claims, signature = ""] = token.split(".");
  const bytes = Buffer.from(signature, "base64url");
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  return `${header}.${claims}.${bytes.toString("base64url")}`;
}

function withOtherClaims(token: string, claims: object): string {
  const [header, , signature] = token.split(".");
  return `${header}.${encode(claims)}.${signature}`;
}

type Forge = (pool: StandInPool) => string;

/** Tokens that every verifier must refuse, by fault. */
export const forgeries: [string, Forge][] = [
  ...["none", "None", "NONE", "nOnE"].map((alg): [string, Forge] => [
    `of algorithm ${alg}`,
    ({ forgersKit }) => `${content({ alg, typ: "JWT", kid: "one" }, forgersKit.claims)}.`,
  ]),
  ["stripped of its signature", (pool) => pool.accessToken().replace(/[^.]*$/, "")],
  ["with a flipped bit in its signature", (pool) => flipped(pool.accessToken())],
  [
    "with other claims under a good signature",
    (pool) => withOtherClaims(pool.accessToken(), { ...pool.forgersKit.claims, sub: "user-2" }),
  ],
  [
    "signed by HS256 with the public key",
    ({ forgersKit }) => byHmac({ kid: "one" }, forgersKit.claims, forgersKit.publicKey),
  ],
  ["signed by HS256 with an empty key", ({ forgersKit }) => byHmac({ kid: "one" }, forgersKit.claims, "")],
  [
    "with a path to an empty file as key id",
    ({ forgersKit }) => byHmac({ kid: "../../../../dev/null" }, forgersKit.claims, ""),
  ],
  ["signed by a stranger under the pool's key id", ({ forgersKit }) => byStranger({ kid: "one" }, forgersKit.claims)],
  [
    "that names a stranger's key set (jku)",
    ({ url, forgersKit }) => byStranger({ kid: "stranger", jku: `${url}/stranger/keys.json` }, forgersKit.claims),
  ],
  [
    "that brings a stranger's key along (jwk)",
    ({ forgersKit }) => byStranger({ kid: "stranger", jwk: strangersKey }, forgersKit.claims),
  ],
  ["that is an id token", (pool) => pool.idToken()],
  ["of another client", (pool) => pool.accessToken({ client_id: "other" })],
  ["of another pool", (pool) => pool.accessToken({ iss: "https://cognito-idp.eu-north-1.amazonaws.com/eu-north-1_x" })],
  ["that has expired", (pool) => pool.accessToken({ exp: inMinutes(-1) })],
  ["that is no token", () => "nonsense"],
];
