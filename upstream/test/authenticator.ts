import { createHash, generateKeyPairSync, type JsonWebKey, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { components } from "../src/__generated__/contract.ts";
import type { TestCompany } from "./startTestUpstream.ts";

type Schemas = components["schemas"];
type Client = TestCompany["owner"];
type Options = { challenge: string; rpId?: string; rp?: { id: string } };

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64url");
const sha256 = (text: string | Uint8Array) => createHash("sha256").update(text).digest();
const present = 0x01;
const presentAndVerified = 0x05;
const attested = 0x40;

/** False claims of an answer. A field that is left out has the value that an honest browser sends. */
type Forgery = { origin?: string; rpId?: string; isVerified?: boolean; counter?: number };

const flagsOf = ({ isVerified = true }: Forgery) => (isVerified ? presentAndVerified : present);

/** A passkey in memory, for the service's `webUrl`. */
export function createAuthenticator(webUrl: string, algorithm: Schemas["PasskeyAlgorithm"] = "ES256") {
  const { publicKey, privateKey } = makeKeys(algorithm);
  const id = base64url(randomBytes(32));
  const { hostname, origin } = new URL(webUrl);
  let counter = 0;
  const clientData = (type: string, challenge: string, { origin: claimed = origin }: Forgery = {}) =>
    JSON.stringify({ type, challenge, origin: claimed, crossOrigin: false });
  const dataOf = (flags: number, { rpId = hostname, counter: claimed }: Forgery = {}) => {
    counter += 1;
    const bytes = Buffer.alloc(5);
    bytes.writeUInt8(flags, 0);
    bytes.writeUInt32BE(claimed ?? counter, 1);
    return Buffer.concat([sha256(rpId), bytes]);
  };
  const credential = (response: object) =>
    JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });

  /** The text that a browser would send for the options of `createPasskeyOptions`. */
  const create = (options: string, forgery: Forgery = {}) => {
    const { challenge }: Options = JSON.parse(options);
    const key = isoCBOR.encode(toCose(publicKey.export({ format: "jwk" })));
    const length = Buffer.from([0, 32]);
    const data = dataOf(attested | flagsOf(forgery), forgery);
    const parts = [data, Buffer.alloc(16), length, Buffer.from(id, "base64url"), key];
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", new Uint8Array(Buffer.concat(parts))],
    ]);
    return credential({
      clientDataJSON: base64url(clientData("webauthn.create", challenge, forgery)),
      attestationObject: base64url(isoCBOR.encode(attestation as never)),
      transports: ["internal"],
    });
  };

  /** The text that a browser would send for the options of `prepareDeclaration`. */
  const assert = (options: string, forgery: Forgery = {}) => {
    const { challenge }: Options = JSON.parse(options);
    const data = clientData("webauthn.get", challenge, forgery);
    const authenticatorData = dataOf(flagsOf(forgery), forgery);
    const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(data)]), privateKey);
    return credential({
      clientDataJSON: base64url(data),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(signature),
    });
  };
  return { create, assert };
}

export async function addPasskey(client: Client, webUrl: string, algorithm?: Schemas["PasskeyAlgorithm"]) {
  const authenticator = createAuthenticator(webUrl, algorithm);
  const { options } = (
    await client.post<Schemas["PasskeyOptions"]>("/passkeys/options", { name: "Datorn på kontoret" })
  ).body;
  const response = authenticator.create(options);
  const passkey = (await client.post<Schemas["Passkey"]>("/passkeys", { response })).body;
  return { authenticator, passkey };
}

function makeKeys(algorithm: Schemas["PasskeyAlgorithm"]): { publicKey: KeyObject; privateKey: KeyObject } {
  return algorithm === "ES256"
    ? generateKeyPairSync("ec", { namedCurve: "P-256" })
    : generateKeyPairSync("rsa", { modulusLength: 2048 });
}

function toCose({ kty, x, y, n, e }: JsonWebKey): Map<number, number | Uint8Array<ArrayBuffer>> {
  const bytes = (text = "") => new Uint8Array(Buffer.from(text, "base64url"));
  const common: [number, number | Uint8Array<ArrayBuffer>][] =
    kty === "EC"
      ? [
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, bytes(x)],
          [-3, bytes(y)],
        ]
      : [
          [1, 3],
          [3, -257],
          [-1, bytes(n)],
          [-2, bytes(e)],
        ];
  return new Map(common);
}
