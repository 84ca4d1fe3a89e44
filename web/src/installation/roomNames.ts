import { type EndNumber, withNumber } from "../forms/endNumber.ts";

/** The gateway takes no more at once. */
export const maxRooms = 100;

/** One name a line; of a row that was copied from a spreadsheet the first column. */
export function parseRoomNames(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => (line.split("\t")[0] ?? "").trim())
    .filter((name) => name !== "");
}

/** The names from one to the one with the last number; null unless there are one to a hundred. */
export function countUp(first: EndNumber, last: string): string[] | null {
  const end = /^\d{1,15}$/.test(last.trim()) ? Number(last) : Number.NaN;
  const length = end - first.number + 1;
  if (!(length >= 1 && length <= maxRooms)) return null;
  return Array.from({ length }, (_, index) => withNumber(first, first.number + index));
}

/** The names that stand more than once among these, each once. */
export function doubledNames(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
