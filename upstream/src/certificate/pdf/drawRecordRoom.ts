import type { Verdict } from "../../step/judgeReading.ts";
import type { CertificateTexts } from "../texts/CertificateTexts.ts";
import { formatExpected, formatReading } from "./formatReading.ts";
import type { RecordLine, RecordRoom } from "./recordTables.ts";
import { bottomEdge, drawRule, makeRoom, mutedColor, type Sheet, topEdge } from "./Sheet.ts";
import { type Cell, type Column, drawRow, rowHeight } from "./table.ts";

const fontSize = 7.7;
const padding = 1.2;
export const headerSpace = 50;

export function drawRecordRoom(
  sheet: Sheet,
  room: RecordRoom,
  columns: Column[],
  header: () => void,
  initials: Map<string, string> | null,
): void {
  const { rows, heights } = layOut(sheet, room, columns, initials);
  makeRoom(sheet, spaceOfRoom(sheet, room, columns, initials), header);
  rows.forEach((cells, index) => {
    makeRoom(sheet, heights[index] ?? 0, header);
    sheet.y += padding;
    drawRow(sheet, columns, cells);
    sheet.y += (heights[index] ?? 0) - padding;
  });
  drawRule(sheet, "thin");
}

/** The height of a room that must not be split; 0 for a room longer than a page. */
export function spaceOfRoom(
  sheet: Sheet,
  room: RecordRoom,
  columns: Column[],
  initials: Map<string, string> | null,
): number {
  const whole = layOut(sheet, room, columns, initials).heights.reduce((sum, height) => sum + height, 0);
  return whole <= bottomEdge - topEdge - headerSpace ? whole : 0;
}

function layOut(sheet: Sheet, room: RecordRoom, columns: Column[], initials: Map<string, string> | null) {
  const rows = roomRows(sheet.texts, room, initials);
  return { rows, heights: rows.map((cells) => rowHeight(sheet, columns, cells) + 2 * padding) };
}

export function roomRows(texts: CertificateTexts, room: RecordRoom, initials: Map<string, string> | null): Cell[][] {
  const rows = room.lines.map((line, index) => lineCells(texts, line, index === 0 ? room.title : ""));
  return initials ? [...rows, measuredCells(texts, room, initials)] : rows;
}

export function measuredCells(texts: CertificateTexts, room: RecordRoom, initials: Map<string, string>): Cell[] {
  const marks = room.measured.map(({ day, person }) =>
    [day, person && initials.get(person)].filter(Boolean).join("\n"),
  );
  return [
    { text: "", size: fontSize },
    { text: texts.dateAndPerson, size: 7.4, color: mutedColor, span: 2 },
    { text: "", size: fontSize },
    ...[...marks, ""].map((text) => ({ text, size: 7.4, color: mutedColor })),
  ];
}

function lineCells(texts: CertificateTexts, line: RecordLine, room: string): Cell[] {
  const quantity = texts.quantities[line.quantity];
  const readings = line.readings.map(
    ({ value, verdict, asked }): Cell => ({
      text: asked || value !== undefined ? formatReading(texts, line.quantity, value, line.limits) : "",
      size: fontSize,
      face: faceOf(verdict),
      sign: verdict === "NEAR_LIMIT" ? "△" : undefined,
    }),
  );
  return [
    { text: room, size: fontSize, face: "bold" },
    { text: line.product ? `${line.product}\n${quantity}` : quantity, size: fontSize },
    { text: formatExpected(texts, line.quantity, line.limits), size: fontSize },
    ...readings,
    { text: verdictInWords(texts, line.verdict), size: fontSize, face: faceOf(line.verdict) },
  ];
}

const faceOf = (verdict: Verdict) => (verdict === "OUTSIDE" || verdict === "INCONCLUSIVE" ? "bold" : "sans");

function verdictInWords(texts: CertificateTexts, verdict: Verdict): string {
  const words: Record<Verdict, string> = {
    OUTSIDE: texts.outside,
    INCONCLUSIVE: texts.inconclusive,
    NEAR_LIMIT: texts.nearLimit,
    WITHIN: texts.within,
    NO_LIMIT: texts.recorded,
    NOT_MEASURED: texts.notMeasured,
  };
  return words[verdict];
}
