import {
  contentWidth,
  drawText,
  heightOf,
  inkColor,
  leftEdge,
  makeRoom,
  mutedColor,
  type Sheet,
  setFont,
} from "./Sheet.ts";
import { drawSign } from "./signs.ts";
import { drawArtifact } from "./tags.ts";

export type Fact = {
  /** Empty for a value that needs no label. */
  label: string;
  value: string;
  /** Draws a dotted ring and the word for "missing" before the value. */
  isMissing?: boolean;
};

const indent = 16;
const labelWidth = 132;
const valueLeft = leftEdge + indent + labelWidth;
const wide = contentWidth - indent;
const value = { size: 8.2, face: "medium", lineGap: 1 } as const;
const label = { size: 8.2, color: mutedColor, lineGap: 1 } as const;

export function drawFacts(sheet: Sheet, facts: Fact[], missing: string): void {
  const { doc } = sheet;
  for (const fact of facts) {
    const { x, width, ring, text, style, height } = place(sheet, fact, missing);
    makeRoom(sheet, height);
    if (fact.label) drawText(doc, fact.label, leftEdge + indent, sheet.y, labelWidth - 8, label);
    if (ring > 0) drawSign(doc, "ring", { ...value, text: "", x, y: sheet.y, width: ring });
    drawText(doc, text, x + ring, sheet.y, width - ring, fact.isMissing ? { ...value, face: "bold" } : style);
    sheet.y += height;
  }
}

export function factsHeight(sheet: Sheet, facts: Fact[], missing: string): number {
  return facts.reduce((sum, fact) => sum + place(sheet, fact, missing).height, 0);
}

function place({ doc }: Sheet, fact: Fact, missing: string) {
  const [x, width] = fact.label ? [valueLeft, wide - labelWidth] : [leftEdge + indent, wide];
  const style = fact.label ? value : { ...value, face: "sans" as const };
  const ring = fact.isMissing ? ringWidth(doc) : 0;
  const text = fact.isMissing ? [missing, fact.value].filter(Boolean).join(": ") : fact.value;
  const labelHeight = fact.label ? heightOf(doc, fact.label, labelWidth - 8, label) : 0;
  return { x, width, ring, text, style, height: 2 + Math.max(heightOf(doc, text, width - ring, style), labelHeight) };
}

function ringWidth(doc: PDFKit.PDFDocument): number {
  setFont(doc, value);
  return value.size * 0.72 + doc.widthOfString("\u00a0");
}

export function drawSignLines(sheet: Sheet, labels: string[]): void {
  const { doc } = sheet;
  const gap = 20;
  const width = (wide - gap * (labels.length - 1)) / labels.length;
  makeRoom(sheet, 48);
  const y = sheet.y + 28;
  for (const [index, text] of labels.entries()) {
    const x = leftEdge + indent + index * (width + gap);
    drawArtifact(doc, () =>
      doc
        .lineWidth(1)
        .strokeColor(inkColor)
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke(),
    );
    drawText(doc, text, x, y + 4, width, { size: 7.6, color: mutedColor });
  }
  sheet.y = y + 20;
}
