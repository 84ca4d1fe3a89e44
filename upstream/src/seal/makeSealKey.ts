import { createPrivateKey, randomBytes, X509Certificate } from "node:crypto";
import { BitString, Integer, OctetString, Utf8String } from "asn1js";
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from "pkijs";

const keySchema = { name: "ECDSA", namedCurve: "P-256" };
/** A warranty lasts ten years and may begin a year after the sealing. The other four pass until the next key. */
const sealYears = 15;
const rootYears = 22;

const oids = { basicConstraints: "2.5.29.19", keyUsage: "2.5.29.15", subjectKeyIdentifier: "2.5.29.14" };
const usages = { seal: 0b11000000, root: 0b00000110 };

type Authority = { certificate: Certificate; key: CryptoKey };

export async function makeRoot(name: string, now = new Date()): Promise<string> {
  const { certificate, keys } = await makeCertificate(name, now, rootYears, "root");
  return (await keyPem(keys.privateKey)) + certificatePem(certificate);
}

export async function makeSealKey(name: string, rootPem: string, now = new Date()): Promise<string> {
  const root = await readRoot(rootPem);
  const { certificate, keys } = await makeCertificate(name, now, sealYears, "seal", root);
  return (await keyPem(keys.privateKey)) + certificatePem(certificate) + certificatePem(root.certificate);
}

export function endsTooEarly(rootPem: string, now = new Date()): boolean {
  return new Date(new X509Certificate(rootPem).validTo) < yearsAfter(now, sealYears);
}

async function readRoot(rootPem: string): Promise<Authority> {
  const certificate = Certificate.fromBER(new Uint8Array(new X509Certificate(rootPem).raw));
  return { certificate, key: createPrivateKey(rootPem).toCryptoKey(keySchema, false, ["sign"]) as CryptoKey };
}

async function makeCertificate(
  name: string,
  now: Date,
  years: number,
  use: keyof typeof usages,
  authority?: Authority,
) {
  const keys = await crypto.subtle.generateKey(keySchema, true, ["sign", "verify"]);
  const certificate = new Certificate();
  certificate.version = 2;
  // A first byte below 0x80 keeps the number positive.
  certificate.serialNumber = new Integer({ valueHex: Uint8Array.of(0x4f, ...randomBytes(15)).buffer });
  certificate.subject.typesAndValues.push(commonName(name));
  certificate.issuer = (authority?.certificate ?? certificate).subject;
  certificate.notBefore.value = now;
  certificate.notAfter.value = yearsAfter(now, years);
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  const publicKey = certificate.subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView;
  const keyId = new OctetString({ valueHex: await crypto.subtle.digest("SHA-1", new Uint8Array(publicKey)) });
  const bits = new BitString({ valueHex: Uint8Array.of(usages[use]).buffer, unusedBits: use === "root" ? 1 : 6 });
  const constraints = new BasicConstraints({ cA: use === "root" });
  certificate.extensions = [
    extension(oids.basicConstraints, constraints.toSchema().toBER(), true),
    extension(oids.keyUsage, bits.toBER(), true),
    extension(oids.subjectKeyIdentifier, keyId.toBER(), false),
  ];
  await certificate.sign(authority?.key ?? keys.privateKey, "SHA-256");
  return { certificate, keys };
}

const commonName = (name: string) =>
  new AttributeTypeAndValue({ type: "2.5.4.3", value: new Utf8String({ value: name }) });

const extension = (extnID: string, extnValue: ArrayBuffer, critical: boolean) =>
  new Extension({ extnID, critical, extnValue });

function yearsAfter(now: Date, years: number): Date {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  return end;
}

async function keyPem(key: CryptoKey): Promise<string> {
  return pem("PRIVATE KEY", Buffer.from(await crypto.subtle.exportKey("pkcs8", key)));
}

const certificatePem = (certificate: Certificate) =>
  pem("CERTIFICATE", Buffer.from(certificate.toSchema(true).toBER(false)));

function pem(label: string, der: Buffer): string {
  const lines = der.toString("base64").match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join("\n")}\n-----END ${label}-----\n`;
}
