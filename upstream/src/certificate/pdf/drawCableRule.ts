import { INK, LEFT, type Sheet, WIDTH } from "./Sheet.ts";

const LOOPS = 43;
const HEIGHT = 5.8;
const CORNER = 1.6;

export function drawCableRule(sheet: Sheet): void {
  const { doc, y } = sheet;
  const pitch = WIDTH / LOOPS;
  const down = y + HEIGHT;
  doc.lineWidth(0.7).strokeColor(INK).moveTo(LEFT, down);
  for (let loop = 0; loop < LOOPS; loop += 1) {
    const rise = LEFT + loop * pitch + pitch * 0.25;
    const fall = LEFT + loop * pitch + pitch * 0.75;
    doc.lineTo(rise - CORNER, down).quadraticCurveTo(rise, down, rise, down - CORNER);
    doc.lineTo(rise, y + CORNER).quadraticCurveTo(rise, y, rise + CORNER, y);
    doc.lineTo(fall - CORNER, y).quadraticCurveTo(fall, y, fall, y + CORNER);
    doc.lineTo(fall, down - CORNER).quadraticCurveTo(fall, down, fall + CORNER, down);
  }
  doc.stroke();
  sheet.y = down;
}
