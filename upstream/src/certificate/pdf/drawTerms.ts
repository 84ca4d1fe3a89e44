import { drawCableRule } from "./drawCableRule.ts";
import { BOTTOM, heightOf, INK, LEFT, type Sheet, WIDTH } from "./Sheet.ts";

const GAP = 24;
const COLUMN = (WIDTH - GAP) / 2;
const style = { size: 7, lineGap: 1.4 };

export function drawTerms(sheet: Sheet): void {
  const { doc, texts } = sheet;
  const [left, right] = texts.termsText;
  sheet.y = BOTTOM - termsHeight(sheet);
  drawCableRule(sheet);
  sheet.y += 10;
  const options = { width: COLUMN, lineGap: style.lineGap };
  doc.fillColor(INK).fontSize(style.size);
  doc.font("bold").text(`${texts.terms} `, LEFT, sheet.y, { ...options, continued: true });
  doc.font("sans").text(left, { ...options, continued: false });
  doc.text(right, LEFT + COLUMN + GAP, sheet.y, options);
}

export function termsHeight({ doc, texts }: Sheet): number {
  const [left, right] = texts.termsText;
  // The leading words are bold, hence a little wider than they are measured here.
  const first = heightOf(doc, `${texts.terms} ${left}`, COLUMN * 0.97, style);
  return 18 + Math.max(first, heightOf(doc, right, COLUMN, style));
}
