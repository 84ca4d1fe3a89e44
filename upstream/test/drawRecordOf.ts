import type { CertificateSnapshot } from "../src/certificate/pdf/certificateSnapshot.ts";
import { renderCertificates } from "../src/certificate/pdf/renderCertificates.ts";
import { certificateUrl } from "./certificatePages.ts";
import { runTool, toFile } from "./pdfTools.ts";

/** Draws the certificate. Returns the file's path, and the text of the country's record (from the third page). */
export async function drawRecordOf(snapshot: CertificateSnapshot) {
  const { bytes } = await renderCertificates([snapshot], certificateUrl);
  const path = toFile("certificate.pdf", bytes);
  const text = await runTool("pdftotext", ["-layout", "-f", "3", path, "-"]);
  return { path, text: text.replace(/\s+/g, " ") };
}
