import { fromBER } from "asn1js";
import { Attribute, ContentInfo, SignedAndUnsignedAttributes, SignedData, type SignerInfo } from "pkijs";

type Bytes = Uint8Array<ArrayBuffer>;
export type EmbedTask = { bytes: Bytes; token: Bytes };

/** RFC 3161, appendix A: the time stamp of a signature. */
const signatureTimestamp = "1.2.840.113549.1.9.16.2.14";

/** The signed bytes stay the same. */
export default function embedTimestamp({ bytes, token }: EmbedTask): Bytes {
  const place = findSignature(bytes);
  const { signed, signer } = parseSignature(place.hex);
  signer.unsignedAttrs = new SignedAndUnsignedAttributes({
    type: 1,
    attributes: [new Attribute({ type: signatureTimestamp, values: [fromBER(token).result] })],
  });
  const content = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema() });
  const hex = Buffer.from(content.toSchema().toBER()).toString("hex");
  if (hex.length > place.hex.length) throw new Error("The time stamp is too long for its place in the PDF.");
  const stamped = bytes.slice();
  stamped.set(Buffer.from(hex.padEnd(place.hex.length, "0"), "latin1"), place.start);
  return stamped;
}

/** The value of the file's signature. The time stamp is requested for this value. */
export function signatureOf(bytes: Bytes): Bytes {
  return new Uint8Array(parseSignature(findSignature(bytes).hex).signer.signature.valueBlock.valueHexView);
}

/** `hex` has the digits of the last signature, which begin at `start`. */
function findSignature(bytes: Bytes): { start: number; hex: string } {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const range = pdf.subarray(pdf.lastIndexOf("/ByteRange")).toString("latin1");
  const [, length = 0, next = 0] = (/^\/ByteRange\s*\[\s*0\s+(\d+)\s+(\d+)\s/.exec(range) ?? []).map(Number);
  const start = length + 1;
  return { start, hex: pdf.subarray(start, next - 1).toString("latin1") };
}

function parseSignature(hex: string): { signed: SignedData; signer: SignerInfo } {
  const signed = new SignedData({ schema: ContentInfo.fromBER(Buffer.from(hex, "hex")).content });
  const [signer] = signed.signerInfos;
  if (!signer) throw new Error("The file has no signature.");
  return { signed, signer };
}
