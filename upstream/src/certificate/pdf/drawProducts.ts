import type { CertificateSnapshot, CertifiedProduct } from "./certificateSnapshot.ts";
import { formatAmount } from "./formatReading.ts";
import { drawRule, makeRoom, type Sheet } from "./Sheet.ts";
import { type Cell, type Column, drawRow, drawTitle, fitColumns, rowHeight } from "./table.ts";
import { tagGroup } from "./tags.ts";

const columns: Column[] = [
  { share: 21 },
  { share: 23.5 },
  { share: 13 },
  { share: 17 },
  { share: 9, align: "right" },
  { share: 8, align: "right" },
  { share: 9.5, align: "right" },
];
const padding = 2.1;

export function drawProducts(sheet: Sheet, snapshot: CertificateSnapshot): void {
  drawTitle(sheet, sheet.texts.products, 60);
  const headings = headerCells(sheet);
  const rows = snapshot.rooms.flatMap(({ title, products }) =>
    products.map((product) => productCells(sheet, title, product)),
  );
  const fitted = fitColumns(sheet, columns, [headings, ...rows]);
  const header = () => drawHeader(sheet, fitted, headings);
  tagGroup(sheet.doc, "Table", () => {
    header();
    for (const cells of rows) drawProduct(sheet, fitted, cells, header);
  });
  sheet.y += 8;
}

function headerCells({ texts }: Sheet): Cell[] {
  const { room, product, productNumber, marking, length, power, voltage } = texts;
  return [room, product, productNumber, marking, length, power, voltage].map((text) => ({
    text,
    face: "medium",
    size: 7.6,
    scope: "Column",
  }));
}

function drawHeader(sheet: Sheet, columns: Column[], cells: Cell[]): void {
  drawRow(sheet, columns, cells);
  sheet.y += rowHeight(sheet, columns, cells) + 2;
  drawRule(sheet, "heavy");
}

function drawProduct(sheet: Sheet, columns: Column[], cells: Cell[], header: () => void): void {
  const height = rowHeight(sheet, columns, cells) + 2 * padding;
  makeRoom(sheet, height, header);
  sheet.y += padding;
  drawRow(sheet, columns, cells);
  sheet.y += height - padding;
  drawRule(sheet, "thin");
}

function productCells({ texts }: Sheet, room: string, product: CertifiedProduct): Cell[] {
  const size = 7.9;
  return [
    { text: room, size, scope: "Row" },
    { text: product.title, size, face: "bold", lines: product.isInsulated ? [{ text: texts.insulated, size }] : [] },
    { text: product.number ?? "–", size },
    { text: product.marking || "–", size },
    { text: formatAmount(texts.locale, product.length, 1, "m"), size },
    { text: formatAmount(texts.locale, product.power, 0, "W"), size },
    { text: formatAmount(texts.locale, product.voltage, 0, "V"), size },
  ];
}
