import type { Verdict } from "../../step/judgeReading.ts";
import type { PrintedPhoto } from "./certificateSnapshot.ts";
import { thumbnailHeight } from "./drawThumbnail.ts";
import { formatExpected, formatReading, unitOf } from "./formatReading.ts";
import type { RecordLine, RecordRoom, RecordRow, RecordTable } from "./recordTables.ts";
import { bottomEdge, drawRule, inkColor, makeRoom, mutedColor, type Sheet, topEdge } from "./Sheet.ts";
import type { Sign } from "./signs.ts";
import { type Cell, type Column, drawRow, type Line, rowHeight } from "./table.ts";

export type RoomStyle = Pick<RecordTable, "photoStep" | "steps"> & {
  photos: ReadonlyMap<string, PrintedPhoto>;
  /** If all rooms were measured on the same days by the same people, one line says so and `initials` is null. */
  initials: Map<string, string> | null;
};

const style = { size: 7.9, lineGap: 0.25 };
const padding = 3.2;
const headerSpace = 100;

export function drawRecordRoom(
  sheet: Sheet,
  room: RecordRoom,
  columns: Column[],
  header: () => void,
  roomStyle: RoomStyle,
): void {
  const rows = layOut(sheet, room, columns, roomStyle);
  makeRoom(sheet, inOnePiece(rows), header);
  for (const { cells, height } of rows) {
    makeRoom(sheet, height, header);
    sheet.y += padding;
    drawRow(sheet, columns, cells);
    sheet.y += height - padding;
    drawRule(sheet, "thin");
  }
}

/** The height of a room that must not be split; 0 for a room longer than a page. */
export function spaceOfRoom(sheet: Sheet, room: RecordRoom, columns: Column[], roomStyle: RoomStyle): number {
  return inOnePiece(layOut(sheet, room, columns, roomStyle));
}

function inOnePiece(rows: { height: number }[]): number {
  const whole = rows.reduce((sum, { height }) => sum + height, 0);
  return whole <= bottomEdge - topEdge - headerSpace ? whole : 0;
}

function layOut(sheet: Sheet, room: RecordRoom, columns: Column[], roomStyle: RoomStyle) {
  return roomRows(sheet, room, roomStyle).map((cells) => {
    const least = cells.some(({ photo }) => photo) ? thumbnailHeight : 0;
    return { cells, height: Math.max(least, rowHeight(sheet, columns, cells)) + 2 * padding };
  });
}

export function roomRows(sheet: Sheet, room: RecordRoom, roomStyle: RoomStyle): Cell[][] {
  const rows = room.rows.map((row) => rowCells(sheet, room.title, row, roomStyle));
  return roomStyle.initials ? [...rows, measuredCells(sheet, room, roomStyle.initials)] : rows;
}

export function measuredCells({ texts }: Sheet, room: RecordRoom, initials: Map<string, string>): Cell[] {
  const muted = { ...style, color: mutedColor };
  const marks = room.measured.map(
    ({ day, person }): Cell => ({
      ...{ ...style, text: day ?? "" },
      lines: person ? [{ ...muted, text: initials.get(person) ?? "" }] : [],
    }),
  );
  const none = { ...style, text: "" };
  return [{ ...muted, text: texts.dateAndPerson, scope: "Row" }, none, none, ...marks, none];
}

function rowCells({ texts }: Sheet, room: string, row: RecordRow, { photoStep, steps, photos }: RoomStyle): Cell[] {
  const readings = steps.map(({ title }, index): Cell => {
    const cell = stack(row.lines.map((line, at) => readingLine(texts, line, index, at)));
    const [first, ...others] = row.photos[index] ?? [];
    if (index !== photoStep || !first) return cell;
    const alt = `${texts.photo}: ${room}, ${row.product}, ${title}`;
    return {
      ...cell,
      photo: { alt, word: texts.photo, printed: photos.get(first.fileId), others: others.length },
    };
  });
  const expected = row.lines.map(({ quantity, limits }) => formatExpected(texts, quantity, limits));
  return [
    { ...stack([{ text: room, face: "bold" }, { text: row.product }]), scope: "Row" },
    stack([{ text: row.number ?? "–" }, { text: row.marking || "–" }]),
    stack(expected.map((text) => ({ text }))),
    ...readings,
    { ...stack(resultLines(texts, row)), isCentred: true },
  ];
}

function stack(lines: Line[]): Cell {
  const [first = { text: "" }, ...others] = lines.map(
    (line, index): Line => ({ ...style, color: index === 0 ? inkColor : mutedColor, ...line }),
  );
  return { ...first, lines: others };
}

function readingLine(texts: Sheet["texts"], line: RecordLine, step: number, at: number): Line {
  const { value, verdict, asked } = line.readings[step] ?? { value: undefined, verdict: "NO_LIMIT", asked: false };
  if (!asked && value === undefined) return { text: "" };
  const text = formatReading(texts, line.quantity, value, line.limits);
  const color = at === 0 || isBad(verdict) ? inkColor : mutedColor;
  return { text, color, face: isBad(verdict) ? "bold" : "sans", sign: signs[verdict] };
}

const isBad = (verdict: Verdict) => verdict === "OUTSIDE" || verdict === "INCONCLUSIVE";

const signs: Partial<Record<Verdict, Sign>> = {
  NEAR_LIMIT: "△",
  OUTSIDE: "◆",
  INCONCLUSIVE: "ring",
  NOT_MEASURED: "ring",
};

function resultLines(texts: Sheet["texts"], { lines, note }: RecordRow): Line[] {
  const deviating = lines.filter(({ verdict }) => verdict !== "WITHIN" && verdict !== "NO_LIMIT");
  const told = deviating.length > 0 ? deviating : lines;
  const said = told.map(({ verdict, quantity, limits }): Line => {
    const words = verdictInWords(texts, verdict);
    if (verdict !== "OUTSIDE") return { text: words, face: isBad(verdict) ? "bold" : "sans", color: inkColor };
    const limit = `${formatExpected(texts, quantity, limits)}\u00a0${unitOf(quantity)}`;
    return { text: limit.trim() ? `${words},\n${limit}` : words, face: "bold", color: inkColor };
  });
  const isPartly = lines.some(({ verdict, readings }) => verdict !== "NOT_MEASURED" && readings.some(isNotMeasured));
  if (isPartly) said.push({ text: texts.notMeasured, color: inkColor });
  const different = said.filter(({ text }, index) => said.findIndex((other) => other.text === text) === index);
  const last = different.at(-1);
  if (note !== undefined && last) last.text += `\u00a0${note})`;
  return different;
}

const isNotMeasured = ({ asked, verdict }: RecordLine["readings"][number]) => asked && verdict === "NOT_MEASURED";

function verdictInWords(texts: Sheet["texts"], verdict: Verdict): string {
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
