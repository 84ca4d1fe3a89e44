import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes } from "node:crypto";

// SRP-6a with the formulas of the hosted pool: the group of 3072 bits of RFC 3526 and SHA-256.
const prime = BigInt(`0x${getDiffieHellman("modp15").getPrime("hex")}`);
const generator = 2n;
const multiplier = hashNumbers(prime, generator);
const maxDigits = 2 * 385;

export type SrpVerifier = { salt: bigint; value: bigint };
/** The server's half of an exchange. `a` and `b` are the public keys of client and server. */
export type SrpExchange = { a: bigint; b: bigint; privateB: bigint };

export function makeSrpVerifier(poolId: string, sub: string, password: string): SrpVerifier {
  const salt = toNumber(randomBytes(16));
  const identity = createHash("sha256")
    .update(`${shortName(poolId)}${sub}:${password}`)
    .digest();
  const x = toNumber(createHash("sha256").update(toBytes(salt)).update(identity).digest());
  return { salt, value: power(generator, x) };
}

/** Undefined for a text that is not hexadecimal, and for a multiple of the prime, which makes the shared secret 0. */
export function readPublicKey(text: string): bigint | undefined {
  if (!/^[0-9a-f]+$/i.test(text) || text.length > maxDigits) return undefined;
  const key = BigInt(`0x${text}`) % prime;
  return key === 0n ? undefined : key;
}

export function beginExchange(a: bigint, { value }: SrpVerifier): SrpExchange {
  const privateB = toNumber(randomBytes(32));
  return { a, b: (multiplier * value + power(generator, privateB)) % prime, privateB };
}

type Claim = { poolId: string; sub: string; secretBlock: string; timestamp: string };

/** The signature with which a client proves that it knows the password. */
export function signClaim({ a, b, privateB }: SrpExchange, { value }: SrpVerifier, claim: Claim): string {
  const u = hashNumbers(a, b);
  const shared = power((a * power(value, u)) % prime, privateB);
  const key = hkdfSync("sha256", toBytes(shared), toBytes(u), "Caldera Derived Key", 16);
  return createHmac("sha256", Buffer.from(key))
    .update(`${shortName(claim.poolId)}${claim.sub}`)
    .update(Buffer.from(claim.secretBlock, "base64"))
    .update(claim.timestamp)
    .digest("base64");
}

export function toGroup(bytes: Uint8Array): bigint {
  return toNumber(bytes) % prime;
}

export function toNumber(bytes: Uint8Array): bigint {
  return BigInt(`0x${Buffer.from(bytes).toString("hex")}`);
}

function shortName(poolId: string): string {
  return poolId.slice(poolId.lastIndexOf("_") + 1);
}

function hashNumbers(left: bigint, right: bigint): bigint {
  return toNumber(createHash("sha256").update(toBytes(left)).update(toBytes(right)).digest());
}

/** The number's bytes as clients hash them. If the first bit is 1, a zero byte comes first. */
export function toBytes(number: bigint): Buffer {
  const digits = number.toString(16);
  const whole = digits.length % 2 === 0 ? digits : `0${digits}`;
  return Buffer.from(/^[89a-f]/.test(whole) ? `00${whole}` : whole, "hex");
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % prime;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % prime;
    square = (square * square) % prime;
  }
  return result;
}
