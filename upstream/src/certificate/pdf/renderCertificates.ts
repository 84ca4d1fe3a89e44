import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { certificateTextsIn } from "../texts/certificateTextsIn.ts";
import { attachData } from "./certificateData.ts";
import type { CertificateSnapshot, PrintedPhoto } from "./certificateSnapshot.ts";
import { drawDeclaration } from "./drawDeclaration.ts";
import { drawHeading, issuer } from "./drawHeading.ts";
import { drawNationalRecord } from "./drawNationalRecord.ts";
import { drawParties } from "./drawParties.ts";
import { drawProducts } from "./drawProducts.ts";
import { drawRecord } from "./drawRecord.ts";
import { drawRunningHeading } from "./drawRunningHeading.ts";
import { drawSeal, type PrintedSeal } from "./drawSeal.ts";
import { drawTerms } from "./drawTerms.ts";
import { registerFonts } from "./fonts.ts";
import { beginPage, contentWidth, drawText, footerTop, leftEdge, mutedColor, type Sheet, topEdge } from "./Sheet.ts";
import { beginTags } from "./tags.ts";

export type Printed = {
  logos: ReadonlyMap<string, Uint8Array>;
  photos: ReadonlyMap<string, PrintedPhoto>;
  seal: PrintedSeal | null;
};

/** Equal arguments give equal bytes. */
export async function renderCertificates(
  snapshots: CertificateSnapshot[],
  certificateUrl: (code: string) => string,
  { logos = new Map(), photos = new Map(), seal = null }: Partial<Printed> = {},
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
  doc.appendXML(universalAccess);
  registerFonts(doc);
  beginTags(doc);
  for (const snapshot of snapshots) {
    const first = doc.bufferedPageRange().count;
    doc.addPage();
    const { language } = snapshot;
    const sheet: Sheet = { doc, language, texts: certificateTextsIn(language), y: topEdge };
    const logo = logos.get(snapshot.company.logoId ?? "");
    sheet.drawRunningHeading = () => drawRunningHeading(sheet, snapshot, logo);
    const url = snapshot.code && certificateUrl(snapshot.code);
    drawHeading(sheet, snapshot, logo);
    drawParties(sheet, snapshot);
    drawProducts(sheet, snapshot);
    drawDeclaration(sheet, snapshot, url);
    drawTerms(sheet);
    beginPage(sheet);
    drawRecord(sheet, snapshot, photos);
    drawNationalRecord(sheet, snapshot, { photos, logo });
    if (seal) drawSeal(sheet, snapshot, seal, url);
    drawFooters(sheet, snapshot, first);
    // Data is attached to a single certificate that was sent. A preview has no number.
    if (snapshot.number && snapshots.length === 1) attachData(doc, snapshot, photos);
  }
  const pages = doc.bufferedPageRange().count;
  doc.end();
  return { bytes: await bytes, pages };
}

/** XMP for PDF/UA-1, with the description that PDF/A demands. PDFKit can declare only one of the two standards. */
const universalAccess = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>
        <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
            <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
                <pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>
                <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
                <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
                <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
                    <pdfaProperty:name>part</pdfaProperty:name>
                    <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
                    <pdfaProperty:category>internal</pdfaProperty:category>
                    <pdfaProperty:description>The part of ISO 14289 that the file follows</pdfaProperty:description>
                </rdf:li></rdf:Seq></pdfaSchema:property>
            </rdf:li></rdf:Bag></pdfaExtension:schemas>
        </rdf:Description>`;

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
