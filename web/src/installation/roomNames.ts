import { type EndNumber, withNumber } from "../forms/endNumber.ts";

/** The gateway's limit per request. */
export const maxRooms = 100;

/** Returns one name per line. If the lines were copied from a spreadsheet, only the first column is read. */
export function parseRoomNames(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => (line.split("\t")[0] ?? "").trim())
    .filter((name) => name !== "");
}

/** Numbered names from `first` to `last`; null unless there are 1 to 100. */
export function countUp(first: EndNumber, last: string): string[] | null {
  const end = /^\d{1,15}$/.test(last.trim()) ? Number(last) : Number.NaN;
  const length = end - first.number + 1;
  if (!(length >= 1 && length <= maxRooms)) return null;
  return Array.from({ length }, (_, index) => withNumber(first, first.number + index));
}

export function doubledNames(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
