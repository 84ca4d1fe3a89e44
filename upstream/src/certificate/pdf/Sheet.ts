import type { Language } from "../../i18n/language.ts";
import type { CertificateTexts } from "../texts/CertificateTexts.ts";
import type { Face } from "./fonts.ts";

export const millimetres = (length: number) => (length * 72) / 25.4;

const PAGE_WIDTH = millimetres(210);
const PAGE_HEIGHT = millimetres(297);

export const LEFT = millimetres(15);
export const WIDTH = PAGE_WIDTH - 2 * LEFT;
export const RIGHT = LEFT + WIDTH;
export const TOP = millimetres(12);
export const FOOTER = PAGE_HEIGHT - TOP - 8;
export const BOTTOM = FOOTER - 4;
export const INK = "#000000";
export const MUTED = "#444444";
const LINE = "#999999";

/** The page being filled: lengths are points from the upper left corner, `y` is where the next block begins. */
export type Sheet = {
  doc: PDFKit.PDFDocument;
  language: Language;
  texts: CertificateTexts;
  y: number;
};

export type TextStyle = {
  face?: Face;
  size?: number;
  color?: string;
  align?: "left" | "right" | "center";
  lineGap?: number;
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
  const height = heightOf(doc, text, width, style);
  doc
    .fillColor(style.color ?? INK)
    .text(text, x, y, { width, align: style.align ?? "left", lineGap: style.lineGap ?? 1.5 });
  return height;
}

/** Starts a new page when less than `height` is left, and lets the caller repeat its heading there. */
export function makeRoom(sheet: Sheet, height: number, repeat?: () => void): void {
  if (sheet.y + height <= BOTTOM) return;
  sheet.doc.addPage();
  sheet.y = TOP;
  repeat?.();
}

export function drawRule(sheet: Sheet, weight: "thin" | "heavy"): void {
  sheet.doc.lineWidth(weight === "heavy" ? 1 : 0.5).strokeColor(weight === "heavy" ? INK : LINE);
  sheet.doc.moveTo(LEFT, sheet.y).lineTo(RIGHT, sheet.y).stroke();
}
