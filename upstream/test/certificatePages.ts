import { expect } from "@jest/globals";
import { extractText, getDocumentProxy } from "unpdf";
import type { CertificateSnapshot } from "../src/certificate/pdf/certificateSnapshot.ts";
import { renderCertificates } from "../src/certificate/pdf/renderCertificates.ts";

export const certificateUrl = (code: string) => `https://warranty.example/certificate/${code}`;

/** Draws the certificates into one file. Returns the text of each page, with one space between words. */
export async function certificatePages(...snapshots: CertificateSnapshot[]): Promise<string[]> {
  const { bytes, pages } = await renderCertificates(snapshots, certificateUrl);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
  expect(pages).toBe(text.length);
  return text.map((page) => page.replace(/\s+/g, " "));
}
