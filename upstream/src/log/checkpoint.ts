import { createHash, createPublicKey, type KeyObject, sign } from "node:crypto";

/** The byte that stands for Ed25519 in signed notes (C2SP). */
const algorithm = Uint8Array.of(1);

/** A signed checkpoint (C2SP tlog-checkpoint). Ed25519 signatures are deterministic, so all instances make the same. */
export function signCheckpoint(key: KeyObject, origin: string, size: number, root: Buffer): string {
  const text = `${origin}\n${size}\n${root.toString("base64")}\n`;
  const signature = sign(null, Buffer.from(text), key);
  return `${text}\n— ${origin} ${Buffer.concat([keyHash(origin, publicBytes(key)), signature]).toString("base64")}\n`;
}

/** The public key in the notation of signed notes: name, hash and bytes. */
export function verifierKey(origin: string, publicKey: Buffer): string {
  const bytes = Buffer.concat([algorithm, publicKey]).toString("base64");
  return `${origin}+${keyHash(origin, publicKey).toString("hex")}+${bytes}`;
}

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
