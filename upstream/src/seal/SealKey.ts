import { createHash, createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";

/** The key that seals certificates. A KeyObject never prints its bytes. */
export type SealKey = {
  id: string;
  key: KeyObject;
  /** DER certificates, from the sealing one to the root. */
  chain: Uint8Array[];
  issuer: string;
  rootSha256: string;
};

export type SealCertificate = { pem: string; notBefore: Date; notAfter: Date };

/** @throws Error that quotes no part of the key */
export function parseSealKey(keyPem: string, chainPem: string): SealKey & SealCertificate {
  const chain = [...chainPem.matchAll(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g)].map(
    ([pem]) => new X509Certificate(pem),
  );
  const [leaf, root] = [chain[0], chain.at(-1)];
  if (!leaf || !root) throw new Error("it holds no certificate");
  chain.forEach((certificate, index) => {
    const issuer = chain[index + 1] ?? root;
    if (!certificate.checkIssued(issuer) || !certificate.verify(issuer.publicKey))
      throw new Error(`its certificates are no chain up to a root: number ${index + 1} was not issued by the next one`);
  });
  const key = readKey(keyPem);
  if (key.asymmetricKeyType !== "ec" || key.asymmetricKeyDetails?.namedCurve !== "prime256v1")
    throw new Error("the key must be one of the curve P-256");
  if (!leaf.checkPrivateKey(key)) throw new Error("the key does not belong to the first certificate");
  return {
    id: sha256(leaf.raw),
    key,
    chain: chain.map(({ raw }) => new Uint8Array(raw)),
    issuer: /^CN=(.*)$/m.exec(leaf.subject)?.[1] ?? leaf.subject,
    rootSha256: sha256(root.raw),
    pem: chain.map(String).join(""),
    notBefore: new Date(leaf.validFrom),
    notAfter: new Date(leaf.validTo),
  };
}

/** Hides the library's error message, because it may quote the key. */
function readKey(pem: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new Error("the key cannot be read: it must be a PEM private key without a passphrase");
  }
}

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
