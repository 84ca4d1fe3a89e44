import type { CertificateSnapshot } from "../src/certificate/pdf/certificateSnapshot.ts";
import { renderCertificates } from "../src/certificate/pdf/renderCertificates.ts";
import { certificateUrl } from "./certificatePages.ts";
import { runTool, toFile } from "./pdfTools.ts";

/** The file, and the text of its country's record without the certificate's own two pages. */
export async function drawRecordOf(snapshot: CertificateSnapshot) {
  const { bytes } = await renderCertificates([snapshot], certificateUrl);
  const path = toFile("certificate.pdf", bytes);
  const text = await runTool("pdftotext", ["-layout", "-f", "3", path, "-"]);
  return { path, text: text.replace(/\s+/g, " ") };
}
