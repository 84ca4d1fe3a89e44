import { encode } from "uqr";
import { drawText, inkColor, millimetres, rightEdge, type Sheet } from "./Sheet.ts";
import { drawArtifact, tagContent } from "./tags.ts";

const captionHeight = 18;
const margin = millimetres(3);

export const verificationWidth = millimetres(31);
export const verificationHeight = verificationWidth + captionHeight;

export function drawVerificationCode(
  sheet: Sheet,
  url: string | null,
  { width = verificationWidth, caption = "" }: { width?: number; caption?: string } = {},
): void {
  const { doc, texts, y } = sheet;
  const x = rightEdge - width;
  const frame = () => doc.lineWidth(0.9).strokeColor(inkColor).rect(x, y, width, width).stroke();
  drawArtifact(doc, frame);
  if (url) tagContent(doc, "Figure", () => drawModules(doc, url, x + margin, y + margin, width - 2 * margin), url);
  const below = caption || (url ? texts.verify : texts.verifyPending);
  drawText(doc, below, x, y + width + 4, width, { size: 7, align: "center", lineGap: 0 });
}

export function drawModules(doc: PDFKit.PDFDocument, url: string, x: number, y: number, width: number): void {
  const { data, size } = encode(url, { ecc: "M", border: 0 });
  const side = width / size;
  data.forEach((row, line) => {
    row.forEach((isDark, column) => {
      if (isDark) doc.rect(x + column * side, y + line * side, side, side);
    });
  });
  // One fill for all squares, because separate fills leave hairlines between squares.
  doc.fill(inkColor);
}
