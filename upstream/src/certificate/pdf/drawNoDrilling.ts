import { inkColor } from "./Sheet.ts";
import { tagContent } from "./tags.ts";

/** The sign is black on white, so that any printer can print it. */
export function drawNoDrilling(doc: PDFKit.PDFDocument, x: number, y: number, side: number, alt: string): void {
  tagContent(
    doc,
    "Figure",
    () => {
      doc
        .save()
        .translate(x, y)
        .scale(side / 100);
      doc.fillColor(inkColor).strokeColor(inkColor).lineWidth(7);
      // The parts of the drill: bit, chuck, body, handle, battery.
      doc.rect(70, 36, 16, 5).fill();
      doc.polygon([70, 32], [60, 29], [60, 48], [70, 45]).fill();
      doc.roundedRect(22, 25, 36, 26, 5).fill();
      doc.polygon([41, 50], [24, 50], [20, 70], [36, 70]).fill();
      doc.roundedRect(15, 69, 26, 8, 2).fill();
      doc.circle(50, 50, 46).stroke();
      doc.lineWidth(13).strokeColor("#ffffff").moveTo(19, 19).lineTo(81, 81).stroke();
      doc.lineWidth(7).strokeColor(inkColor).moveTo(17.5, 17.5).lineTo(82.5, 82.5).stroke();
      doc.restore();
    },
    alt,
  );
}
