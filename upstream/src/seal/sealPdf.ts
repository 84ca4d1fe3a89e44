import { sign } from "node:crypto";
import { PDF, type Signer } from "@libpdf/core";
import type { SealKey } from "./SealKey.ts";

export type SealTask = { bytes: Uint8Array; seal: SealKey; at: Date; hasTimestampPlace?: boolean };

/** Appends a PAdES signature (baseline B). The existing bytes do not change. */
export default async function sealPdf({ bytes, seal, at, hasTimestampPlace }: SealTask): Promise<Uint8Array> {
  const pdf = await PDF.load(bytes);
  const sealed = await pdf.sign({
    level: "B-B",
    fieldName: "Seal",
    signer: toSigner(seal),
    signingTime: at,
    estimatedSize: hasTimestampPlace ? reservedBytes + timestampBytes : reservedBytes,
  });
  if (sealed.warnings.length > 0) throw new Error(`A certificate was not sealed: ${sealed.warnings[0]?.message}`);
  return sealed.bytes;
}

/** Four certificates and the signature need about 3 kB. */
const reservedBytes = 8_192;
const timestampBytes = 16_384;

function toSigner({ key, chain: [certificate = new Uint8Array(), ...certificateChain] }: SealKey): Signer {
  return {
    certificate,
    certificateChain,
    keyType: "EC",
    signatureAlgorithm: "ECDSA",
    sign: async (data, algorithm) => new Uint8Array(sign(algorithm.replace("-", ""), data, key)),
  };
}
