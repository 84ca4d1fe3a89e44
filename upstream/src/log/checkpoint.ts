import { createHash, createPublicKey, type KeyObject, sign } from "node:crypto";

/** Of Ed25519, in signed notes (C2SP). */
const algorithm = Uint8Array.of(1);

/** A signed checkpoint (C2SP tlog-checkpoint). Ed25519 signs the same text with the same bytes, whoever signs it. */
export function signCheckpoint(key: KeyObject, origin: string, size: number, root: Buffer): string {
  const text = `${origin}\n${size}\n${root.toString("base64")}\n`;
  const signature = sign(null, Buffer.from(text), key);
  return `${text}\n— ${origin} ${Buffer.concat([keyHash(origin, publicBytes(key)), signature]).toString("base64")}\n`;
}

/** The key as verifiers of signed notes take it: name, hash and bytes. */
export function verifierKey(origin: string, publicKey: Buffer): string {
  const bytes = Buffer.concat([algorithm, publicKey]).toString("base64");
  return `${origin}+${keyHash(origin, publicKey).toString("hex")}+${bytes}`;
}

/** The 32 bytes of the public key. */
export function publicBytes(key: KeyObject): Buffer {
  const { x = "" } = createPublicKey(key).export({ format: "jwk" });
  return Buffer.from(x, "base64url");
}

function keyHash(origin: string, publicKey: Buffer): Buffer {
  return createHash("sha256")
    .update(Buffer.concat([Buffer.from(`${origin}\n`), algorithm, publicKey]))
    .digest()
    .subarray(0, 4);
}
