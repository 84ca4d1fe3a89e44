import { drawCableRule } from "./drawCableRule.ts";
import { bottomEdge, contentWidth, heightOf, inkColor, leftEdge, type Sheet } from "./Sheet.ts";
import { tagContent } from "./tags.ts";

const gap = 24;
const Column = (contentWidth - gap) / 2;
const style = { size: 7, lineGap: 1.4 };

export function drawTerms(sheet: Sheet): void {
  const { doc, texts } = sheet;
  const [left, right] = texts.termsText;
  sheet.y = bottomEdge - termsHeight(sheet);
  drawCableRule(sheet);
  sheet.y += 10;
  const options = { width: Column, lineGap: style.lineGap };
  tagContent(doc, "P", () => {
    doc.fillColor(inkColor).fontSize(style.size);
    doc.font("bold").text(`${texts.terms} `, leftEdge, sheet.y, { ...options, continued: true });
    doc.font("sans").text(left, { ...options, continued: false });
  });
  tagContent(doc, "P", () => doc.font("sans").text(right, leftEdge + Column + gap, sheet.y, options));
}

export function termsHeight({ doc, texts }: Sheet): number {
  const [left, right] = texts.termsText;
  // `heightOf` measures the bold first words as regular text, so a narrower column makes up for their width.
  const first = heightOf(doc, `${texts.terms} ${left}`, Column * 0.97, style);
  return 18 + Math.max(first, heightOf(doc, right, Column, style));
}
