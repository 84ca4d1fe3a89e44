import type { CertificateSnapshot, PrintedPhoto } from "./certificateSnapshot.ts";
import { drawRecordRoom, measuredCells, type RoomStyle, roomRows, spaceOfRoom } from "./drawRecordRoom.ts";
import { recordDeclarations } from "./recordDeclarations.ts";
import { recordFiles } from "./recordFiles.ts";
import { recordInstruments } from "./recordInstruments.ts";
import { type Legend, recordLegend } from "./recordLegend.ts";
import { initialsOf, measuredTogether, type RecordTable, recordTables } from "./recordTables.ts";
import {
  contentWidth,
  drawRule,
  drawText,
  heightOf,
  leftEdge,
  makeRoom,
  mutedColor,
  type Sheet,
  setFont,
} from "./Sheet.ts";
import { type Cell, type Column, drawRow, drawTitle, fitColumns, rowHeight } from "./table.ts";
import { tagContent, tagGroup } from "./tags.ts";

const headerSpace = 62;
const captionHeight = 12;
const captionStyle = { size: 7.9, color: mutedColor };

/** @param keep the height in points of the content that must follow the last room on the same page */
export function drawRecord(
  sheet: Sheet,
  snapshot: Pick<CertificateSnapshot, "rooms">,
  photos: ReadonlyMap<string, PrintedPhoto> = new Map(),
  { heading, keep = 0 }: { heading?: string; keep?: number } = {},
): void {
  const { texts } = sheet;
  const tables = recordTables(snapshot);
  const initials = initialsOf(peopleOf(tables));
  const steps = new Set(tables.flatMap((table) => table.steps.map(({ label }) => label)));
  const fitted = tables.map((table): FittedTable => {
    const style = { ...table, photos, initials: measuredTogether(table) ? null : initials };
    return { ...table, style, initials, columns: columnsOf(sheet, table, style, initials) };
  });
  const [first] = fitted;
  const last = fitted.at(-1);
  const instruments = [...recordInstruments(texts, snapshot), ...recordFiles(texts, snapshot)];
  const declarations = recordDeclarations(texts, snapshot);
  const legend = recordLegend(texts, tables, { initials, instruments, declarations });
  const below = keep === 0 ? 0 : keep + legendHeight(sheet, legend);
  const title = heading ?? texts.recordOf(snapshot.rooms.length, steps.size);
  drawTitle(sheet, title, 30 + (first ? spaceOfStart(sheet, first, first === last ? below : 0) : 0));
  if (first && fits(sheet, title, captionOf(sheet, first))) sheet.y -= captionHeight + 1;
  for (const table of fitted) drawTable(sheet, table, table === last ? below : 0);
  drawLegend(sheet, legend);
}

type FittedTable = RecordTable & { columns: Column[]; style: RoomStyle; initials: Map<string, string> };

/** The table's heading and its first room stay on one page. */
function spaceOfStart(sheet: Sheet, { rooms, columns, style }: FittedTable, below = 0): number {
  const [room] = rooms;
  const space = Math.max(100, captionHeight + headerSpace + (room ? spaceOfRoom(sheet, room, columns, style) : 0));
  return space + (rooms.length === 1 ? below : 0);
}

function drawTable(sheet: Sheet, table: FittedTable, below: number): void {
  const { columns, rooms, style } = table;
  const header = () => drawHeader(sheet, table);
  makeRoom(sheet, spaceOfStart(sheet, table, below));
  drawText(sheet.doc, captionOf(sheet, table), leftEdge, sheet.y, contentWidth, { ...captionStyle, align: "right" });
  sheet.y += captionHeight;
  tagGroup(sheet.doc, "Table", () => {
    header();
    for (const [index, room] of rooms.entries()) {
      const isLast = index > 0 && index === rooms.length - 1;
      if (isLast)
        makeRoom(sheet, spaceOfRoom(sheet, room, columns, style) + measuredHeight(sheet, table) + below, header);
      drawRecordRoom(sheet, room, columns, header, style);
    }
    if (style.initials === null) drawMeasured(sheet, table, header);
  });
  drawRule(sheet, "heavy");
  sheet.y += 6;
}

const captionOf = ({ texts }: Sheet, { quantities }: RecordTable) =>
  texts.fromTop(quantities.map((quantity) => texts.quantities[quantity]).join("; "));

function fits({ doc }: Sheet, title: string, caption: string): boolean {
  setFont(doc, { face: "bold", size: 9.4 });
  const width = doc.widthOfString(title);
  setFont(doc, captionStyle);
  return width + doc.widthOfString(caption) + 12 <= contentWidth;
}

function drawHeader(sheet: Sheet, { columns, ...table }: FittedTable): void {
  const cells = headerCells(sheet, table);
  drawRow(sheet, columns, cells, "lower");
  sheet.y += rowHeight(sheet, columns, cells) + 3;
  drawRule(sheet, "heavy");
}

function headerCells({ texts, language }: Sheet, { steps, photoStep }: RecordTable): Cell[] {
  // German nouns are written with a capital letter.
  const photo = language === "de" ? texts.photo : texts.photo.toLocaleLowerCase(texts.locale);
  const style = { face: "medium", size: 7, lineGap: 0, scope: "Column" } as const;
  const heading = (text: string, second: string): Cell => ({ ...style, text, lines: [{ ...style, text: second }] });
  return [
    heading(texts.room, texts.product),
    heading(texts.productNumber, texts.marking),
    { ...style, text: texts.expected },
    ...steps.map(({ title }, index): Cell => {
      const name = index === photoStep ? `${title}, ${photo}` : title;
      return { ...style, face: "bold", size: 7.9, text: String(index + 1), lines: [{ ...style, text: name }] };
    }),
    { ...style, text: texts.result },
  ];
}

function drawMeasured(sheet: Sheet, { rooms: [first], columns, initials }: FittedTable, header: () => void): void {
  if (!first) return;
  const cells = measuredCells(sheet, first, initials);
  const height = rowHeight(sheet, columns, cells) + 7;
  makeRoom(sheet, height, header);
  sheet.y += 3.5;
  drawRow(sheet, columns, cells);
  sheet.y += height - 3.5;
}

/** The height of the line about who measured all rooms and when; 0 without this line. */
function measuredHeight(sheet: Sheet, { rooms: [first], columns, initials, style }: FittedTable): number {
  if (!first || style.initials !== null) return 0;
  return rowHeight(sheet, columns, measuredCells(sheet, first, initials)) + 7;
}

function columnsOf(sheet: Sheet, table: RecordTable, style: RoomStyle, initials: Map<string, string>): Column[] {
  const unit = 43 / Math.max(table.steps.length + (table.photoStep === null ? 0 : 0.7), 1);
  const steps = table.steps.map(
    (_, index): Column => ({ share: index === table.photoStep ? unit * 1.7 : unit, align: "right" }),
  );
  const columns: Column[] = [{ share: 19 }, { share: 14 }, { share: 10 }, ...steps, { share: 14, align: "right" }];
  const rows = table.rooms.flatMap((room) => roomRows(sheet, room, { ...style, initials }));
  return fitColumns(sheet, columns, [headerCells(sheet, table), ...rows]);
}

function peopleOf(tables: RecordTable[]): string[] {
  return tables.flatMap(({ rooms }) => rooms.flatMap(({ measured }) => measured.flatMap(({ person }) => person ?? [])));
}

const legendStyle = { size: 7, color: mutedColor, lineGap: 1 };
const wordsOf = ({ signs, others }: Legend) =>
  `${signs.map(({ sign, words }) => `${sign}\u00a0${words} `).join("")}${others}`;

function legendHeight({ doc }: Sheet, legend: Legend): number {
  const paragraphs = legend.paragraphs.map((paragraph) => heightOf(doc, paragraph, contentWidth, legendStyle) + 2);
  return paragraphs.reduce(
    (sum, height) => sum + height,
    heightOf(doc, wordsOf(legend), contentWidth, legendStyle) + 12,
  );
}

function drawLegend(sheet: Sheet, legend: Legend): void {
  const { doc } = sheet;
  const { signs, others, paragraphs } = legend;
  const style = legendStyle;
  const height = heightOf(doc, wordsOf(legend), contentWidth, style) + 4;
  makeRoom(sheet, height);
  const options = { width: contentWidth, lineGap: style.lineGap, continued: true };
  tagContent(doc, "P", () => {
    doc.fillColor(mutedColor).fontSize(style.size);
    doc.font("sans").text("", leftEdge, sheet.y + 3, options);
    for (const { sign, words } of signs) {
      doc.font("serif").text(`${sign}\u00a0`, options);
      doc.font("sans").text(`${words} `, options);
    }
    doc.font("sans").text(others, { ...options, continued: false });
  });
  sheet.y += height;
  for (const paragraph of paragraphs) {
    makeRoom(sheet, heightOf(doc, paragraph, contentWidth, style) + 2);
    sheet.y += drawText(doc, paragraph, leftEdge, sheet.y + 1, contentWidth, style) + 2;
  }
  sheet.y += 8;
}
