import {
  type Certificate,
  ContentInfo,
  id_eContentType_TSTInfo,
  PKIStatus,
  SignedData,
  TimeStampResp,
  TSTInfo,
} from "pkijs";
import { nameOf, signerOf } from "./signerOf.ts";

export type VerifiedTimestamp = {
  /** The time according to the authority's clock. */
  time: string;
  /** The name in the authority's certificate. Nobody has checked the root of this certificate. */
  authority: string;
};

const oids = { sha2: "2.16.840.1.101.3.4.2.", extendedKeyUsage: "2.5.29.37", timeStamping: "1.3.6.1.5.5.7.3.8" };
const granted: number[] = [PKIStatus.granted, PKIStatus.grantedWithMods];

/** Reads a time stamp (RFC 3161). Null unless the token was made for `data` and signed by its own certificate. */
export async function verifyTimestamp(token: unknown, data: ArrayBuffer): Promise<VerifiedTimestamp | null> {
  try {
    return await verifyToken(new ContentInfo({ schema: token as ContentInfo["content"] }), data);
  } catch {
    return null;
  }
}

/** Reads a `.tsr` file, which is the whole answer of the time stamp authority. */
export async function verifyTimestampFile(tsr: ArrayBuffer, data: ArrayBuffer): Promise<VerifiedTimestamp | null> {
  try {
    const { status, timeStampToken } = TimeStampResp.fromBER(tsr);
    return timeStampToken && granted.includes(status.status) ? await verifyToken(timeStampToken, data) : null;
  } catch {
    return null;
  }
}

async function verifyToken({ contentType, content }: ContentInfo, data: ArrayBuffer) {
  if (contentType !== ContentInfo.SIGNED_DATA) return null;
  const signed = new SignedData({ schema: content });
  const { eContent, eContentType } = signed.encapContentInfo;
  const certificate = signerOf(signed);
  if (eContentType !== id_eContentType_TSTInfo || !eContent || !certificate || signed.signerInfos[1]) return null;
  const { messageImprint, genTime } = TSTInfo.fromBER(eContent.getValue());
  const isStrong = messageImprint.hashAlgorithm.algorithmId.startsWith(oids.sha2);
  if (!isStrong || !isForTimestamps(certificate, genTime)) return null;
  // `verify` also compares the hash in the token with the data.
  const fits = await signed.verify({ signer: 0, data });
  return fits ? { time: genTime.toISOString(), authority: nameOf(certificate) } : null;
}

function isForTimestamps({ extensions, notBefore, notAfter }: Certificate, time: Date): boolean {
  const usage = extensions?.find(({ extnID }) => extnID === oids.extendedKeyUsage)?.parsedValue;
  const isInTime = notBefore.value <= time && time <= notAfter.value;
  return isInTime && usage?.keyPurposes?.includes(oids.timeStamping) === true;
}
