import type { PrintedPhoto } from "./certificateSnapshot.ts";
import { drawThumbnail, thumbnailSpace } from "./drawThumbnail.ts";
import { contentWidth, drawText, heightOf, leftEdge, makeRoom, type Sheet, setFont, type TextStyle } from "./Sheet.ts";
import { drawSign, type Sign, signWidth } from "./signs.ts";
import { syllablesOf } from "./syllables.ts";
import { tagGroup } from "./tags.ts";

export type Column = {
  share: number;
  align?: "left" | "right";
};

export type Line = TextStyle & {
  text: string;
  sign?: Sign;
};

export type Cell = Line & {
  lines?: Line[];
  scope?: "Column" | "Row";
  photo?: { printed: PrintedPhoto | undefined; alt: string; word: string; others: number };
  isCentred?: boolean;
};

const columnGap = 5;
/** The width in points up to which a column grows for a long word. Longer words are hyphenated. */
const maxWidened = 105;

/**
 * Widens columns to fit their longest word. The others first give width that no line needs, then that no word needs.
 */
export function fitColumns({ doc }: Sheet, columns: Column[], rows: Cell[][]): Column[] {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const fitted = columns.map((column, index) => {
    const all = rows.flatMap((row) => (row[index] ? linesOf(row[index]) : []));
    const lines = new Map(all.map((line) => [`${line.face} ${line.size} ${line.sign} ${line.text}`, line]));
    const beside = rows.some((row) => row[index]?.photo) ? thumbnailSpace : 0;
    const widest = (parts: (text: string) => string[]) =>
      Math.ceil(Math.max(0, ...[...lines.values()].map((line) => widestPart(doc, line, parts)))) + beside + columnGap;
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
      const { scope, isCentred } = each.cell;
      const rest = rowHeight - each.height;
      const y = sheet.y + (edge === "lower" ? rest : isCentred ? rest / 2 : 0);
      const draw = () => drawCell(sheet, each, y, rowHeight);
      if (scope) tagGroup(sheet.doc, "TH", draw, { scope });
      else tagGroup(sheet.doc, "TD", draw);
    }
  });
}

function drawCell({ doc, y: top }: Sheet, { cell, x, width, lines, align }: Placed, y: number, height: number): void {
  if (cell.photo) drawThumbnail(doc, cell.photo, x + width, top, height);
  let below = y;
  for (const { height: lineHeight, ...line } of lines) {
    if (line.text && line.sign) drawSign(doc, line.sign, { ...line, x, y: below, width });
    if (line.text) drawText(doc, line.text, x, below, width, { align, ...line });
    below += lineHeight;
  }
}

export function drawTitle(sheet: Sheet, title: string, below: number): void {
  makeRoom(sheet, below);
  sheet.y += 4 + drawText(sheet.doc, title, leftEdge, sheet.y, contentWidth, { face: "bold", size: 9.4, tag: "H2" });
}

type Placed = ReturnType<typeof placeCells>[number];

const placedRows = new WeakMap<Cell[], { columns: Column[]; placed: Placed[] }>();

/** Remembers where a row's cells are placed, because the row is measured before it is drawn. */
function place(sheet: Sheet, columns: Column[], cells: Cell[]): Placed[] {
  const known = placedRows.get(cells);
  if (known?.columns === columns) return known.placed;
  const placed = placeCells(sheet, columns, cells);
  placedRows.set(cells, { columns, placed });
  return placed;
}

function placeCells(sheet: Sheet, columns: Column[], cells: Cell[]) {
  const unit = contentWidth / columns.reduce((sum, { share }) => sum + share, 0);
  let x = leftEdge;
  return columns.map(({ share, align }, index) => {
    const cell = cells[index] ?? { text: "" };
    const width = index === columns.length - 1 ? share * unit : share * unit - columnGap;
    const lines = linesOf(cell).map((line) => {
      const text = hyphenate(sheet, line, width);
      return { ...line, text, height: heightOf(sheet.doc, text, width, line) };
    });
    const placed = { cell, x, width, align, lines, height: lines.reduce((sum, { height }) => sum + height, 0) };
    x += share * unit;
    return placed;
  });
}

const linesOf = ({ lines = [], scope, photo, isCentred, ...first }: Cell): Line[] => [first, ...lines];

function hyphenate({ doc, language }: Sheet, line: Line, width: number): string {
  setFont(doc, line);
  const breakWord = (word: string) =>
    syllablesOf(word, language).reduce((broken, syllable) => {
      const end = broken.slice(broken.lastIndexOf("\n") + 1);
      return doc.widthOfString(`${end}${syllable}-\n`) > width ? `${broken}-\n${syllable}` : broken + syllable;
    });
  return wordsOf(line.text)
    .map((word) => (doc.widthOfString(word) > width ? breakWord(word) : word))
    .join("");
}

function widestPart(doc: PDFKit.PDFDocument, line: Line, parts: (text: string) => string[]): number {
  setFont(doc, line);
  const sign = line.sign ? signWidth : 0;
  return Math.max(...parts(line.text).map((part) => doc.widthOfString(part))) + sign;
}

/** The pieces between possible line breaks. Each piece keeps its trailing space, because PDFKit measures the space. */
const wordsOf = (text: string) => text.split(/(?<=[ \n])|(?<=-)(?=\p{L})/u);
