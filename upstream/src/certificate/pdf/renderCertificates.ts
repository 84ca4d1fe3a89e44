import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { certificateTextsIn } from "../texts/certificateTextsIn.ts";
import { attachData } from "./certificateData.ts";
import type { CertificateSnapshot } from "./certificateSnapshot.ts";
import { drawDeclaration } from "./drawDeclaration.ts";
import { drawHeading, issuer } from "./drawHeading.ts";
import { drawParties } from "./drawParties.ts";
import { drawProducts } from "./drawProducts.ts";
import { drawRecord } from "./drawRecord.ts";
import { drawTerms } from "./drawTerms.ts";
import { registerFonts } from "./fonts.ts";
import { contentWidth, drawText, footerTop, leftEdge, mutedColor, type Sheet, topEdge } from "./Sheet.ts";
import { beginTags } from "./tags.ts";

/** Draws certificates into one PDF. The same snapshots give the same bytes. */
export async function renderCertificates(
  snapshots: CertificateSnapshot[],
  certificateUrl: (code: string) => string,
  logos: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<{ bytes: Buffer; pages: number }> {
  const doc = new PDFDocument({
    pdfVersion: "1.7",
    subset: "PDF/A-3a",
    tagged: true,
    displayTitle: true,
    size: "A4",
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    lang: snapshots[0]?.language,
    info: infoOf(snapshots),
  });
  const bytes = buffer(doc);
  registerFonts(doc);
  beginTags(doc);
  for (const snapshot of snapshots) {
    const first = doc.bufferedPageRange().count;
    doc.addPage();
    const { language } = snapshot;
    const sheet: Sheet = { doc, language, texts: certificateTextsIn(language), y: topEdge };
    drawHeading(sheet, snapshot, logos.get(snapshot.company.logoId ?? ""));
    drawParties(sheet, snapshot);
    drawProducts(sheet, snapshot);
    drawRecord(sheet, snapshot);
    drawDeclaration(sheet, snapshot, snapshot.code && certificateUrl(snapshot.code));
    drawTerms(sheet);
    drawFooters(sheet, snapshot, first);
    // A preview has no number, and a PDF of several no data.
    if (snapshot.number && snapshots.length === 1) attachData(doc, snapshot);
  }
  const pages = doc.bufferedPageRange().count;
  doc.end();
  return { bytes: await bytes, pages };
}

function drawFooters({ doc, texts }: Sheet, { number }: CertificateSnapshot, first: number): void {
  const { count } = doc.bufferedPageRange();
  const style = { size: 7, color: mutedColor, tag: "Artifact" } as const;
  for (let page = first; page < count; page += 1) {
    doc.switchToPage(page);
    drawText(doc, [texts.title, number].filter(Boolean).join(" "), leftEdge, footerTop, contentWidth / 2, style);
    const position = texts.page(page - first + 1, count - first);
    drawText(doc, position, leftEdge + contentWidth / 2, footerTop, contentWidth / 2, { ...style, align: "right" });
  }
}

function infoOf([snapshot]: CertificateSnapshot[]): PDFKit.DocumentInfo {
  if (!snapshot) return {};
  const { title } = certificateTextsIn(snapshot.language);
  return {
    Title: [title, snapshot.number, snapshot.project.name].filter(Boolean).join(" "),
    Author: issuer,
    CreationDate: new Date(snapshot.issuedAt),
    ModDate: new Date(snapshot.issuedAt),
  };
}
