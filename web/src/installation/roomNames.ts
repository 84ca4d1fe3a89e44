import { type EndNumber, withNumber } from "../forms/endNumber.ts";

/** The gateway creates at most this many rooms per request. */
export const maxRooms = 100;

/** Reads one name per line, blank ones too. A line from a spreadsheet has its name in the first column. */
export const parseLines = (text: string): string[] =>
  text.split(/\r\n|\r|\n/).map((line) => (line.split("\t")[0] ?? "").trim());

export const parseRoomNames = (text: string): string[] => parseLines(text).filter((name) => name !== "");

/** Null unless there are 1 to `maxRooms` names. */
export function countUp(first: EndNumber, last: string): string[] | null {
  const end = /^\d{1,15}$/.test(last.trim()) ? Number(last) : Number.NaN;
  const length = end - first.number + 1;
  if (!(length >= 1 && length <= maxRooms)) return null;
  return Array.from({ length }, (_, index) => withNumber(first, first.number + index));
}

export function doubledNames(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
