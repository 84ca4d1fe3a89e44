import qrcode from "qrcode";
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
  const { modules } = qrcode.create(url, { errorCorrectionLevel: "M" });
  const side = CODE / modules.size;
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) doc.rect(x + column * side, y + row * side, side, side);
    }
  }
  // One fill for all: squares filled one by one show hairlines between them.
  doc.fill(INK);
}
