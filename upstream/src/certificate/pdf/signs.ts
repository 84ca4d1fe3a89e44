import { inkColor, setFont, type TextStyle } from "./Sheet.ts";
import { drawArtifact, tagContent } from "./tags.ts";

/** Signs for verdicts: △ near a limit, ◆ outside the limits, a ring for a missing or inconclusive value. */
export type Sign = "△" | "◆" | "ring";

type Place = TextStyle & { text: string; x: number; y: number; width: number };

const signScale = 1.3;
export const signWidth = 12;

/** Draws the sign before a right-aligned figure, in another font, because the text's font lacks the signs. */
export function drawSign(doc: PDFKit.PDFDocument, sign: Sign, { x, y, width, ...line }: Place): void {
  setFont(doc, line);
  const figure = doc.widthOfString(`${line.text}\u00a0`);
  const size = line.size ?? 8;
  if (sign === "ring") {
    const [radius, right] = [size * 0.36, x + width - figure];
    drawArtifact(doc, () => {
      doc.save().lineWidth(0.8).strokeColor(inkColor).dash(1.1, { space: 1.1 });
      doc.circle(right - radius, y + size * 0.66, radius).stroke();
      doc.restore();
    });
    return;
  }
  tagContent(doc, "P", () => {
    const options = { width: width - figure, align: "right", lineBreak: false } as const;
    doc
      .font("serif")
      .fillColor(inkColor)
      .fontSize(size * signScale)
      .text(sign, x, y - 1.4, options);
  });
}
