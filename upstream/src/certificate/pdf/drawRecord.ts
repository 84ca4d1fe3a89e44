import type { CertificateTexts } from "../texts/CertificateTexts.ts";
import type { CertificateSnapshot } from "./certificateSnapshot.ts";
import { drawRecordRoom, headerSpace, measuredCells, roomRows, spaceOfRoom } from "./drawRecordRoom.ts";
import { recordLegend } from "./recordLegend.ts";
import { initialsOf, measuredTogether, type RecordTable, recordTables } from "./recordTables.ts";
import { contentWidth, drawRule, heightOf, leftEdge, makeRoom, mutedColor, type Sheet } from "./Sheet.ts";
import { type Cell, type Column, drawRow, drawTitle, fitColumns, rowHeight } from "./table.ts";
import { tagContent, tagGroup } from "./tags.ts";

export function drawRecord(sheet: Sheet, snapshot: CertificateSnapshot): void {
  const tables = recordTables(snapshot);
  const initials = initialsOf(peopleOf(tables));
  const fitted = tables.map((table) => ({ ...table, columns: columnsOf(sheet, table, initials) }));
  const [first] = fitted;
  drawTitle(sheet, sheet.texts.record, 30 + (first ? spaceOfStart(sheet, first, initials) : 0));
  for (const table of fitted) drawTable(sheet, table, initials);
  drawLegend(sheet, recordLegend(sheet.texts, tables, initials));
}

type FittedTable = RecordTable & { columns: Column[] };

/** A table's heading needs room for its first room too. */
function spaceOfStart(sheet: Sheet, table: FittedTable, initials: Map<string, string>): number {
  const [room] = table.rooms;
  const shown = measuredTogether(table) ? null : initials;
  return Math.max(100, headerSpace + (room ? spaceOfRoom(sheet, room, table.columns, shown) : 0));
}

function drawTable(sheet: Sheet, table: FittedTable, initials: Map<string, string>): void {
  const { columns } = table;
  const header = () => drawHeader(sheet, table);
  const together = measuredTogether(table);
  makeRoom(sheet, spaceOfStart(sheet, table, initials));
  tagGroup(sheet.doc, "Table", () => {
    header();
    for (const room of table.rooms) {
      drawRecordRoom(sheet, room, columns, header, together ? null : initials);
    }
    if (together) drawMeasured(sheet, table, initials, header);
  });
  drawRule(sheet, "heavy");
  sheet.y += 4;
}

function drawHeader(sheet: Sheet, { columns, ...table }: FittedTable): void {
  const [numbers, names] = headerRows(sheet.texts, table);
  drawRow(sheet, columns, numbers);
  sheet.y += rowHeight(sheet, columns, numbers);
  drawRow(sheet, columns, names, "lower");
  sheet.y += rowHeight(sheet, columns, names) + 1;
  drawRule(sheet, "heavy");
  sheet.y += 1;
}

function headerRows(texts: CertificateTexts, { steps }: RecordTable): [Cell[], Cell[]] {
  const numbers = ["", "", "", ...steps.map((_, index) => String(index + 1)), ""];
  const names = [texts.room, texts.quantity, texts.expected, ...steps.map(({ title }) => title), texts.result];
  return [
    numbers.map((text) => ({ text, face: "bold", size: 7.9 })),
    names.map((text) => ({ text, face: "medium", size: 7, lineGap: 0 })),
  ];
}

function drawMeasured(
  sheet: Sheet,
  { rooms, columns }: FittedTable,
  initials: Map<string, string>,
  header: () => void,
): void {
  const [first] = rooms;
  if (!first) return;
  const cells = measuredCells(sheet.texts, first, initials);
  const height = rowHeight(sheet, columns, cells) + 6;
  makeRoom(sheet, height, header);
  sheet.y += 3;
  drawRow(sheet, columns, cells);
  sheet.y += height - 3;
}

function columnsOf(sheet: Sheet, table: RecordTable, initials: Map<string, string>): Column[] {
  const step: Column[] = table.steps.map(() => ({ share: 43 / Math.max(table.steps.length, 1), align: "right" }));
  const columns: Column[] = [{ share: 12 }, { share: 20 }, { share: 10.8 }, ...step, { share: 14.2, align: "right" }];
  const rows = table.rooms.flatMap((room) => roomRows(sheet.texts, room, initials));
  return fitColumns(sheet, columns, [...headerRows(sheet.texts, table), ...rows]);
}

function peopleOf(tables: RecordTable[]): string[] {
  return tables.flatMap(({ rooms }) => rooms.flatMap(({ measured }) => measured.flatMap(({ person }) => person ?? [])));
}

function drawLegend(sheet: Sheet, { near, others }: { near: string | null; others: string }): void {
  const { doc } = sheet;
  const style = { size: 7, color: mutedColor, lineGap: 1 };
  const height = heightOf(doc, `${near ?? ""} ${others}`, contentWidth, style) + 4;
  makeRoom(sheet, height);
  const options = { width: contentWidth, lineGap: style.lineGap, continued: true };
  tagContent(doc, "P", () => {
    doc.fillColor(mutedColor).fontSize(style.size);
    if (near) {
      doc.font("serif").text("△\u00a0", leftEdge, sheet.y + 3, options);
      doc.font("sans").text(`${near} `, options);
      doc.font("sans").text(others, { ...options, continued: false });
    } else doc.font("sans").text(others, leftEdge, sheet.y + 3, { ...options, continued: false });
  });
  sheet.y += height + 8;
}
