import { encode } from "uqr";
import { drawText, INK, millimetres, RIGHT, type Sheet } from "./Sheet.ts";

const CODE = millimetres(25);
const CAPTION = 18;

export const VERIFICATION_WIDTH = millimetres(31);
export const VERIFICATION_HEIGHT = VERIFICATION_WIDTH + CAPTION;

export function drawVerificationCode(sheet: Sheet, url: string | null): void {
  const { doc, texts, y } = sheet;
  const x = RIGHT - VERIFICATION_WIDTH;
  doc.lineWidth(0.9).strokeColor(INK).rect(x, y, VERIFICATION_WIDTH, VERIFICATION_WIDTH).stroke();
  if (url) drawModules(doc, url, x + (VERIFICATION_WIDTH - CODE) / 2, y + (VERIFICATION_WIDTH - CODE) / 2);
  const caption = url ? texts.verify : texts.verifyPending;
  drawText(doc, caption, x, y + VERIFICATION_WIDTH + 4, VERIFICATION_WIDTH, { size: 7, align: "center", lineGap: 0 });
}

function drawModules(doc: PDFKit.PDFDocument, url: string, x: number, y: number): void {
  const { data, size } = encode(url, { ecc: "M", border: 0 });
  const side = CODE / size;
  data.forEach((row, line) => {
    row.forEach((isDark, column) => {
      if (isDark) doc.rect(x + column * side, y + line * side, side, side);
    });
  });
  // One fill for all: squares filled one by one show hairlines between them.
  doc.fill(INK);
}
