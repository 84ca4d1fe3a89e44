import { PDF } from "@libpdf/core";

export type CertificateData = { number: string; code: string | null; company: string; validUntil: string };

/** Null if the file has no such data or the data are unreadable. */
export async function readCertificateData(file: Uint8Array): Promise<CertificateData | null> {
  try {
    const pdf = await PDF.load(file);
    const bytes = pdf.attachments.get("certificate.json");
    return bytes && bytes.length < maxBytes ? parseData(JSON.parse(new TextDecoder().decode(bytes))) : null;
  } catch {
    return null;
  }
}

const maxBytes = 5_000_000;

/** A forged file may contain anything, so each property is checked. */
function parseData(data: unknown): CertificateData | null {
  if (typeof data !== "object" || data === null) return null;
  const { number, code, company, validUntil } = data as Record<string, unknown>;
  const name = typeof company === "object" && company !== null && "name" in company ? company.name : undefined;
  if (!isShort(number) || !isShort(name) || !isShort(validUntil)) return null;
  return { number, code: isShort(code) ? code : null, company: name, validUntil };
}

const isShort = (value: unknown): value is string => typeof value === "string" && value !== "" && value.length <= 200;
