import { contentWidth, drawText, heightOf, leftEdge, makeRoom, type Sheet, setFont, type TextStyle } from "./Sheet.ts";
import { syllablesOf } from "./syllables.ts";
import { tagContent, tagGroup } from "./tags.ts";

export type Column = {
  share: number;
  align?: "left" | "right";
};

export type Cell = TextStyle & {
  text: string;
  /** A sign before the text from another font, such as △, which the text's font lacks. */
  sign?: string;
  note?: string;
  /** The number of columns that the cell covers; the covered cells are empty. */
  span?: number;
};

const columnGap = 5;
const signScale = 1.3;
/** Longer words are hyphenated instead of widening their column. */
const maxWidened = 105;

/** Widens columns for their longest word, first at the cost of columns with spare width, so that no row gets higher. */
export function fitColumns({ doc }: Sheet, columns: Column[], rows: Cell[][]): Column[] {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const fitted = columns.map((column, index) => {
    const single = rows.flatMap((row) => row[index] ?? []).filter(({ span }) => span === undefined);
    const cells = new Map(single.map((cell) => [`${cell.face} ${cell.size} ${cell.text}`, cell]));
    const widest = (parts: (text: string) => string[]) =>
      Math.ceil(Math.max(0, ...[...cells.values()].map((cell) => widestPart(doc, cell, parts)))) + columnGap;
    const width = (column.share / total) * contentWidth;
    const word = Math.min(widest(wordsOf), Math.max(width, maxWidened));
    return { column, width, word, lines: widest((text) => text.split(/(?<=\n)/)) };
  });
  for (const keep of ["lines", "word"] as const) {
    const lacks = fitted.map(({ width, word }) => Math.max(0, word - width));
    const spares = fitted.map((each) => Math.max(0, each.width - each[keep]));
    const [lack, spare] = [lacks, spares].map((widths) => widths.reduce((sum, width) => sum + width, 0));
    if (!lack || !spare) continue;
    const moved = Math.min(lack, spare);
    fitted.forEach((each, index) => {
      each.width += moved * ((lacks[index] ?? 0) / lack - (spares[index] ?? 0) / spare);
    });
  }
  return fitted.map(({ column, width }) => ({ ...column, share: width }));
}

export function rowHeight(sheet: Sheet, columns: Column[], cells: Cell[]): number {
  return Math.max(...place(sheet, columns, cells).map(({ height }) => height));
}

export function drawRow(sheet: Sheet, columns: Column[], cells: Cell[], edge: "upper" | "lower" = "upper"): void {
  const placed = place(sheet, columns, cells);
  const rowHeight = Math.max(...placed.map(({ height }) => height));
  tagGroup(sheet.doc, "TR", () => {
    for (const each of placed) {
      const y = edge === "lower" ? sheet.y + rowHeight - each.height : sheet.y;
      tagGroup(sheet.doc, each.cell.face === "medium" ? "TH" : "TD", () => drawCell(sheet, each, y));
    }
  });
}

function drawCell(sheet: Sheet, { cell, x, width, text, align }: Placed, y: number): void {
  if (!text) return;
  if (cell.sign) drawSign(sheet, cell, x, width);
  const textHeight = drawText(sheet.doc, text, x, y, width, { align, ...cell });
  if (cell.note) drawText(sheet.doc, cell.note, x, y + textHeight, width, noteStyle(cell, align));
}

export function drawTitle(sheet: Sheet, title: string, below: number): void {
  makeRoom(sheet, below);
  sheet.y += 4 + drawText(sheet.doc, title, leftEdge, sheet.y, contentWidth, { face: "bold", size: 9.4, tag: "H2" });
}

function drawSign({ doc, y }: Sheet, cell: Cell, x: number, width: number): void {
  doc.font(cell.face ?? "sans").fontSize(cell.size ?? 8);
  const indent = doc.widthOfString(`${cell.text}\u00a0`);
  const size = (cell.size ?? 8) * signScale;
  tagContent(doc, "P", () => {
    const options = { width: width - indent, align: "right", lineBreak: false } as const;
    doc
      .font("serif")
      .fontSize(size)
      .text(cell.sign ?? "", x, y - 1.4, options);
  });
}

function noteStyle(cell: Cell, align?: Column["align"]): TextStyle {
  return { align, ...cell, face: "sans" };
}

type Placed = ReturnType<typeof place>[number];

function place(sheet: Sheet, columns: Column[], cells: Cell[]) {
  const { doc } = sheet;
  const unit = contentWidth / columns.reduce((sum, { share }) => sum + share, 0);
  let x = leftEdge;
  return columns.map(({ share, align }, index) => {
    const cell = cells[index] ?? { text: "" };
    const end = index + (cell.span ?? 1);
    const covered = columns.slice(index, end).reduce((sum, column) => sum + column.share, 0) * unit;
    const width = end >= columns.length ? covered : covered - columnGap;
    const text = hyphenate(sheet, cell, width);
    const noteHeight = cell.note ? heightOf(doc, cell.note, width, noteStyle(cell)) : 0;
    const placed = { cell, x, width, align, text, height: heightOf(doc, text, width, cell) + noteHeight };
    x += share * unit;
    return placed;
  });
}

function hyphenate({ doc, language }: Sheet, cell: Cell, width: number): string {
  setFont(doc, cell);
  const breakWord = (word: string) =>
    syllablesOf(word, language).reduce((broken, syllable) => {
      const line = broken.slice(broken.lastIndexOf("\n") + 1);
      return doc.widthOfString(`${line}${syllable}-\n`) > width ? `${broken}-\n${syllable}` : broken + syllable;
    });
  return wordsOf(cell.text)
    .map((word) => (doc.widthOfString(word) > width ? breakWord(word) : word))
    .join("");
}

function widestPart(doc: PDFKit.PDFDocument, cell: Cell, parts: (text: string) => string[]): number {
  setFont(doc, cell);
  const text = cell.note ? `${cell.text}\n${cell.note}` : cell.text;
  return Math.max(...parts(text).map((part) => doc.widthOfString(part)));
}

/** The pieces between possible line breaks, each with its trailing space, which pdfkit measures too. */
const wordsOf = (text: string) => text.split(/(?<=[ \n])|(?<=-)(?=\p{L})/u);
