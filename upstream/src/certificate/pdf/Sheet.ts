import type { Language } from "../../i18n/language.ts";
import type { CertificateTexts } from "../texts/CertificateTexts.ts";
import type { Face } from "./fonts.ts";
import { drawArtifact, tagContent } from "./tags.ts";

export const millimetres = (length: number) => (length * 72) / 25.4;

const pageWidth = millimetres(210);
const pageHeight = millimetres(297);

export const leftEdge = millimetres(15);
export const contentWidth = pageWidth - 2 * leftEdge;
export const rightEdge = leftEdge + contentWidth;
export const topEdge = millimetres(12);
export const footerTop = pageHeight - topEdge - 8;
export const bottomEdge = footerTop - 4;
export const inkColor = "#000000";
export const mutedColor = "#444444";
export const lineColor = "#999999";

/** The current page. Lengths are points from the upper left corner; `y` is the top of the next block. */
export type Sheet = {
  doc: PDFKit.PDFDocument;
  language: Language;
  texts: CertificateTexts;
  y: number;
  drawRunningHeading?: () => void;
};

export type TextStyle = {
  face?: Face;
  size?: number;
  color?: string;
  align?: "left" | "right" | "center";
  lineGap?: number;
  /** The element's tag; a paragraph by default. */
  tag?: "H1" | "H2" | "P" | "Artifact";
};

export function setFont(doc: PDFKit.PDFDocument, { face = "sans", size = 8.2 }: TextStyle): void {
  doc.font(face).fontSize(size);
}

export function heightOf(doc: PDFKit.PDFDocument, text: string, width: number, style: TextStyle = {}): number {
  setFont(doc, style);
  return doc.heightOfString(text || " ", { width, lineGap: style.lineGap ?? 1.5 });
}

export function drawText(
  doc: PDFKit.PDFDocument,
  text: string,
  x: number,
  y: number,
  width: number,
  style: TextStyle = {},
) {
  setFont(doc, style);
  const draw = () => {
    const options = { width, align: style.align ?? "left", lineGap: style.lineGap ?? 1.5 };
    doc.fillColor(style.color ?? inkColor).text(text || " ", x, y, options);
  };
  if (style.tag === "Artifact") drawArtifact(doc, draw);
  else tagContent(doc, style.tag ?? "P", draw);
  return doc.y - y;
}

export function makeRoom(sheet: Sheet, height: number, repeat?: () => void): void {
  if (sheet.y + height <= bottomEdge) return;
  beginPage(sheet);
  repeat?.();
}

export function beginPage(sheet: Sheet): void {
  sheet.doc.addPage();
  sheet.y = topEdge;
  sheet.drawRunningHeading?.();
}

export function drawRule(sheet: Sheet, weight: "thin" | "heavy"): void {
  sheet.doc.lineWidth(weight === "heavy" ? 1 : 0.5).strokeColor(weight === "heavy" ? inkColor : lineColor);
  drawArtifact(sheet.doc, () => sheet.doc.moveTo(leftEdge, sheet.y).lineTo(rightEdge, sheet.y).stroke());
}
