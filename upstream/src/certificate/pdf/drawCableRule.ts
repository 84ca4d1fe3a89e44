import { contentWidth, inkColor, leftEdge, type Sheet } from "./Sheet.ts";
import { drawArtifact } from "./tags.ts";

const loops = 43;
const height = 5.8;
const corner = 1.6;

export function drawCableRule(sheet: Sheet): void {
  drawArtifact(sheet.doc, () => drawLoops(sheet));
  sheet.y += height;
}

function drawLoops({ doc, y }: Sheet): void {
  const pitch = contentWidth / loops;
  const down = y + height;
  doc.lineWidth(0.7).strokeColor(inkColor).moveTo(leftEdge, down);
  for (let loop = 0; loop < loops; loop += 1) {
    const rise = leftEdge + loop * pitch + pitch * 0.25;
    const fall = leftEdge + loop * pitch + pitch * 0.75;
    doc.lineTo(rise - corner, down).quadraticCurveTo(rise, down, rise, down - corner);
    doc.lineTo(rise, y + corner).quadraticCurveTo(rise, y, rise + corner, y);
    doc.lineTo(fall - corner, y).quadraticCurveTo(fall, y, fall, y + corner);
    doc.lineTo(fall, down - corner).quadraticCurveTo(fall, down, fall + corner, down);
  }
  doc.stroke();
}
