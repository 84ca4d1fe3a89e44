import type { PrintedPhoto } from "./certificateSnapshot.ts";
import { inkColor, lineColor, mutedColor, setFont } from "./Sheet.ts";
import { drawArtifact, tagContent } from "./tags.ts";

type Photo = { printed: PrintedPhoto | undefined; alt: string; word: string; others: number };

const width = 28;
export const thumbnailHeight = 20;
export const thumbnailSpace = width + 7;

/** The width of a figure of four digits with its sign. */
const figureWidth = 40;

const count = { size: 5.5, width: 9, height: 7 };

/** Draws a photo and the number of further photos, left of figures that end at `right`. A missing one is a box. */
export function drawThumbnail(doc: PDFKit.PDFDocument, photo: Photo, right: number, top: number, height: number): void {
  const x = right - figureWidth - thumbnailSpace;
  const y = top + (height - thumbnailHeight) / 2;
  const { printed, alt, word, others } = photo;
  const draw = () => {
    if (printed?.png) doc.image(Buffer.from(printed.png), x, y, { width, height: thumbnailHeight });
    else drawBox(doc, word, x, y);
  };
  tagContent(doc, "Figure", draw, alt);
  if (others === 0) return;
  const [left, upper] = [x + width - count.width, y + thumbnailHeight - count.height];
  drawArtifact(doc, () => doc.rect(left, upper, count.width, count.height).fill("#ffffff"));
  tagContent(doc, "P", () => drawWord(doc, `+${others}`, left, upper, count.width));
}

function drawBox(doc: PDFKit.PDFDocument, word: string, x: number, y: number): void {
  doc.lineWidth(0.5).strokeColor(lineColor).rect(x, y, width, thumbnailHeight).stroke();
  drawWord(doc, word, x, y + thumbnailHeight / 2 - 3.5, width, mutedColor);
}

function drawWord(doc: PDFKit.PDFDocument, word: string, x: number, y: number, within: number, color = inkColor): void {
  setFont(doc, { size: count.size });
  doc.fillColor(color).text(word, x, y, { width: within, align: "center", lineBreak: false });
}
