import { Certificate, ContentInfo, SignedData, type SignerInfo } from "pkijs";
import type { FoundSeal } from "./findSeal.ts";
import { nameOf, signerOf } from "./signerOf.ts";
import { type VerifiedTimestamp, verifyTimestamp } from "./verifyTimestamp.ts";

export type PublishedKey = {
  readonly issuer: string;
  readonly chain: string;
  readonly withdrawnFrom?: string | null | undefined;
};

export type VerifiedSeal = {
  fits: boolean;
  /** True if a published key signed, with a chain to a published root. */
  isOurs: boolean;
  /** The name in the signer's certificate. Anybody can choose such a name. */
  issuer: string;
  /** The SHA-256 of the chain's root; null unless `isOurs`. */
  rootSha256: string | null;
  /** The signing time by the signer's clock. */
  time: string | null;
  /** Null if the seal has no time stamp; "mismatch" if the time stamp is not valid for this seal. */
  timestamp: VerifiedTimestamp | "mismatch" | null;
  /** The time since which other people may have the key. Null if the key is good. */
  keyWithdrawnFrom: string | null;
};

const oids = { signingTime: "1.2.840.113549.1.9.5", timestamp: "1.2.840.113549.1.9.16.2.14" };

/** @throws Error unless the bytes are a CMS with exactly one signer */
export async function verifySeal({ cms, covered }: FoundSeal, keys: readonly PublishedKey[]): Promise<VerifiedSeal> {
  const signed = new SignedData({ schema: ContentInfo.fromBER(cms).content });
  const [signer, other] = signed.signerInfos;
  const certificate = signerOf(signed);
  if (!signer || other || !certificate) throw new Error("The seal has not one signer with its certificate");
  const time = readTime(signer.signedAttrs?.attributes.find(({ type }) => type === oids.signingTime)?.values[0]);
  const { key, chain } = (await findKey(certificate, keys, time)) ?? {};
  // A foreign certificate could have the same names, so every certificate in the seal must be of the published chain.
  const root = chain && isPartOf(signed.certificates ?? [], chain) ? chain.at(-1) : undefined;
  return {
    fits: await signed.verify({ signer: 0, data: covered.buffer }).catch(() => false),
    isOurs: root !== undefined,
    issuer: nameOf(certificate),
    rootSha256: root ? await sha256(root) : null,
    time: time?.toISOString() ?? null,
    timestamp: await readTimestamp(signer),
    keyWithdrawnFrom: (root && key?.withdrawnFrom) ?? null,
  };
}

async function readTimestamp({ unsignedAttrs, signature }: SignerInfo): Promise<VerifiedSeal["timestamp"]> {
  const [token, ...others] = (unsignedAttrs?.attributes ?? [])
    .filter(({ type }) => type === oids.timestamp)
    .flatMap(({ values }) => values);
  if (!token) return null;
  const value = signature.valueBlock.valueHexView.slice().buffer;
  return (others.length === 0 && (await verifyTimestamp(token, value))) || "mismatch";
}

/** Finds the published key by its certificate's bytes, as anybody can choose names. Null if invalid at the time. */
async function findKey(certificate: Certificate, keys: readonly PublishedKey[], time: Date | null) {
  const der = toDer(certificate);
  const isInTime = time && certificate.notBefore.value <= time && time <= certificate.notAfter.value;
  const chains = keys.map((key) => ({ key, chain: parseChain(key.chain) }));
  const found = chains.find(({ chain: [own] }) => own && isEqual(der, own));
  const isChain = found && (await everyIssued(found.chain.map((each) => Certificate.fromBER(each))));
  return isChain && isInTime ? found : null;
}

const isPartOf = (certificates: unknown[], chain: Uint8Array[]) =>
  certificates.every((one) => one instanceof Certificate && chain.some((each) => isEqual(toDer(one), each)));

async function everyIssued(chain: Certificate[]): Promise<boolean> {
  const checks = chain.map((certificate, index) => certificate.verify(chain[index + 1] ?? chain.at(-1)));
  return (await Promise.all(checks)).every(Boolean);
}

function parseChain(pem: string): Uint8Array<ArrayBuffer>[] {
  const parts = pem.matchAll(/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g);
  return [...parts].map(([, base64 = ""]) =>
    Uint8Array.from(atob(base64.replace(/\s/g, "")), (sign) => sign.charCodeAt(0)),
  );
}

const toDer = (certificate: Certificate) => new Uint8Array(certificate.toSchema().toBER(false));

const isEqual = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

function readTime(value: unknown): Date | null {
  const isDated =
    typeof value === "object" && value !== null && "toDate" in value && typeof value.toDate === "function";
  const date: unknown = isDated ? (value as { toDate: () => unknown }).toDate() : null;
  return date instanceof Date && !Number.isNaN(date.getTime()) ? date : null;
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
