import { drawText, heightOf, LEFT, makeRoom, type Sheet, type TextStyle, WIDTH } from "./Sheet.ts";

/** Share of the page's width, and on which side its cells stand. */
export interface Column {
  share: number;
  align?: "left" | "right";
}

export interface Cell extends TextStyle {
  text: string;
  /** A sign before the text from another face, for example △, which the text face lacks. */
  sign?: string;
  /** A line below the text, lighter than it. */
  note?: string;
  /** How many columns the cell covers; the covered ones get an empty text. */
  span?: number;
}

const GAP = 5;
const SIGN_SCALE = 1.3;

export function rowHeight(sheet: Sheet, columns: Column[], cells: Cell[]): number {
  return Math.max(...place(columns, cells).map(({ width }, index) => heightOfCell(sheet, cells[index], width)));
}

/** Draws the cells side by side; those of a heading stand on the row's lower edge. */
export function drawRow(sheet: Sheet, columns: Column[], cells: Cell[], edge: "upper" | "lower" = "upper"): void {
  const height = edge === "lower" ? rowHeight(sheet, columns, cells) : 0;
  place(columns, cells).forEach(({ x, width, align }, index) => {
    const cell = cells[index];
    if (!cell?.text) return;
    const drop = edge === "lower" ? height - heightOfCell(sheet, cell, width) : 0;
    if (cell.sign) drawSign(sheet, cell, x, width);
    const textHeight = drawText(sheet.doc, cell.text, x, sheet.y + drop, width, { align, ...cell });
    if (cell.note) drawText(sheet.doc, cell.note, x, sheet.y + drop + textHeight, width, noteStyle(cell, align));
  });
}

export function drawTitle(sheet: Sheet, title: string, below: number): void {
  makeRoom(sheet, below);
  sheet.y += 4 + drawText(sheet.doc, title, LEFT, sheet.y, WIDTH, { face: "bold", size: 9.4 });
}

function drawSign({ doc, y }: Sheet, cell: Cell, x: number, width: number): void {
  doc.font(cell.face ?? "sans").fontSize(cell.size ?? 8);
  const indent = doc.widthOfString(`${cell.text}\u00a0`);
  const size = (cell.size ?? 8) * SIGN_SCALE;
  doc
    .font("serif")
    .fontSize(size)
    .text(cell.sign ?? "", x, y - 1.4, { width: width - indent, align: "right", lineBreak: false });
}

function heightOfCell({ doc }: Sheet, cell: Cell | undefined, width: number): number {
  if (!cell) return 0;
  return heightOf(doc, cell.text, width, cell) + (cell.note ? heightOf(doc, cell.note, width, noteStyle(cell)) : 0);
}

function noteStyle(cell: Cell, align?: Column["align"]): TextStyle {
  return { align, ...cell, face: "sans" };
}

function place(columns: Column[], cells: Cell[]) {
  const unit = WIDTH / columns.reduce((sum, { share }) => sum + share, 0);
  let x = LEFT;
  return columns.map(({ share, align }, index) => {
    const end = index + (cells[index]?.span ?? 1);
    const covered = columns.slice(index, end).reduce((sum, column) => sum + column.share, 0) * unit;
    const placed = { x, width: end >= columns.length ? covered : covered - GAP, align };
    x += share * unit;
    return placed;
  });
}
