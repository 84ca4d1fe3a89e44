import { createHash, randomBytes } from "node:crypto";
import { Integer, OctetString } from "asn1js";
import {
  AlgorithmIdentifier,
  Certificate,
  ContentInfo,
  IssuerAndSerialNumber,
  id_eContentType_TSTInfo,
  MessageImprint,
  PKIStatus,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from "pkijs";

type Bytes = Uint8Array<ArrayBuffer>;

/** A verified answer of the authority. */
export type Timestamp = {
  at: Date;
  /** The common name in the authority's certificate. */
  authority: string;
  /** DER of the token, for the attribute of a signature. */
  token: Bytes;
  /** DER of the whole answer, for a `.tsr` file. */
  response: Bytes;
};

const oids = { sha256: "2.16.840.1.101.3.4.2.1", commonName: "2.5.4.3", extendedKeyUsage: "2.5.29.37" };
const timeStamping = "1.3.6.1.5.5.7.3.8";
const granted: number[] = [PKIStatus.granted, PKIStatus.grantedWithMods];

/** A request (RFC 3161) for the SHA-256 of the data, and its nonce. */
export function createTimestampRequest(data: Uint8Array): { request: Bytes; nonce: Integer } {
  const digest = createHash("sha256").update(data).digest();
  // A first bit of 0 keeps the number positive.
  const nonce = new Integer({ valueHex: new Uint8Array([0x4f, ...randomBytes(15)]).buffer });
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: oids.sha256 }),
      hashedMessage: new OctetString({ valueHex: new Uint8Array(digest).buffer }),
    }),
    nonce,
    certReq: true,
  });
  return { request: new Uint8Array(request.toSchema().toBER()), nonce };
}

/** @throws Error unless the answer is a signed time stamp of this data for this request */
export async function parseTimestampResponse(response: Bytes, data: Bytes, nonce: Integer): Promise<Timestamp> {
  const { status, timeStampToken } = TimeStampResp.fromBER(response);
  if (!granted.includes(status.status)) throw new Error(`the request was refused with status ${status.status}`);
  if (timeStampToken?.contentType !== ContentInfo.SIGNED_DATA) throw new Error("there is no time stamp in the answer");
  const signed = new SignedData({ schema: timeStampToken.content });
  const { eContent, eContentType } = signed.encapContentInfo;
  if (eContentType !== id_eContentType_TSTInfo || !eContent) throw new Error("the answer is no time stamp");
  const info = TSTInfo.fromBER(eContent.getValue());
  if (info.messageImprint.hashAlgorithm.algorithmId !== oids.sha256)
    throw new Error("the time stamp has another hash than SHA-256");
  if (!info.nonce?.isEqual(nonce)) throw new Error("the time stamp belongs to another request");
  const certificate = signerOf(signed);
  const isSigned = await signed.verify({
    signer: 0,
    data: data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength),
  });
  if (!isSigned) throw new Error("the signature of the time stamp is wrong");
  return {
    at: info.genTime,
    authority: nameOf(certificate),
    token: new Uint8Array(timeStampToken.toSchema().toBER()),
    response,
  };
}

function signerOf({ signerInfos, certificates = [] }: SignedData): Certificate {
  const [signer, other] = signerInfos;
  const sid: unknown = signer?.sid;
  const found =
    !other &&
    sid instanceof IssuerAndSerialNumber &&
    certificates.find(
      (one): one is Certificate =>
        one instanceof Certificate && one.issuer.isEqual(sid.issuer) && one.serialNumber.isEqual(sid.serialNumber),
    );
  if (!found) throw new Error("the time stamp does not hold the certificate of its signer");
  const usage = found.extensions?.find(({ extnID }) => extnID === oids.extendedKeyUsage)?.parsedValue;
  if (!usage?.keyPurposes?.includes(timeStamping))
    throw new Error("the certificate of its signer is not one for time stamps");
  return found;
}

function nameOf({ subject }: Certificate): string {
  const names = subject.typesAndValues;
  const name = (names.find(({ type }) => type === oids.commonName) ?? names[0])?.value.valueBlock.value;
  return typeof name === "string" ? name.slice(0, 200) : "";
}
