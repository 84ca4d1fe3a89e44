import { encode } from "uqr";
import { drawText, inkColor, millimetres, rightEdge, type Sheet } from "./Sheet.ts";
import { drawArtifact, tagContent } from "./tags.ts";

const codeSize = millimetres(25);
const captionHeight = 18;

export const verificationWidth = millimetres(31);
export const verificationHeight = verificationWidth + captionHeight;

export function drawVerificationCode(sheet: Sheet, url: string | null): void {
  const { doc, texts, y } = sheet;
  const x = rightEdge - verificationWidth;
  const frame = () =>
    doc.lineWidth(0.9).strokeColor(inkColor).rect(x, y, verificationWidth, verificationWidth).stroke();
  const margin = (verificationWidth - codeSize) / 2;
  drawArtifact(doc, frame);
  if (url) tagContent(doc, "Figure", () => drawModules(doc, url, x + margin, y + margin), url);
  const caption = url ? texts.verify : texts.verifyPending;
  drawText(doc, caption, x, y + verificationWidth + 4, verificationWidth, { size: 7, align: "center", lineGap: 0 });
}

function drawModules(doc: PDFKit.PDFDocument, url: string, x: number, y: number): void {
  const { data, size } = encode(url, { ecc: "M", border: 0 });
  const side = codeSize / size;
  data.forEach((row, line) => {
    row.forEach((isDark, column) => {
      if (isDark) doc.rect(x + column * side, y + line * side, side, side);
    });
  });
  // One fill for all squares: separate fills leave hairlines between them.
  doc.fill(inkColor);
}
