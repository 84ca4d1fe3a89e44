import { Certificate, IssuerAndSerialNumber, type SignedData } from "pkijs";

const commonName = "2.5.4.3";

/** Undefined if the signature does not contain its signer's certificate. */
export function signerOf({ signerInfos, certificates = [] }: SignedData): Certificate | undefined {
  const sid: unknown = signerInfos[0]?.sid;
  if (!(sid instanceof IssuerAndSerialNumber)) return undefined;
  return certificates.find(
    (one): one is Certificate =>
      one instanceof Certificate && one.issuer.isEqual(sid.issuer) && one.serialNumber.isEqual(sid.serialNumber),
  );
}

/** The common name in a certificate. Anybody can choose such a name. */
export function nameOf({ subject }: Certificate): string {
  const name = subject.typesAndValues.find(({ type }) => type === commonName)?.value.valueBlock.value;
  return typeof name === "string" ? name : "";
}
