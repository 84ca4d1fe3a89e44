/** The gateway takes no more at once. */
export const maxRooms = 100;

/** One name a line; of a row that was copied from a spreadsheet the first column. */
export function parseRoomNames(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => (line.split("\t")[0] ?? "").trim())
    .filter((name) => name !== "");
}

type EndNumber = { stem: string; digits: string; number: number };

/** The number that a name ends with; null without one. */
export function parseEndNumber(name: string): EndNumber | null {
  const [, stem = "", digits = ""] = /^(.*?)(\d{1,15})$/.exec(name.trim()) ?? [];
  return digits === "" ? null : { stem, digits, number: Number(digits) };
}

/** The names from one to the one with the last number; null unless there are one to a hundred. Leading zeros keep the numbers' width. */
export function countUp({ stem, digits, number }: EndNumber, last: string): string[] | null {
  const end = /^\d{1,15}$/.test(last.trim()) ? Number(last) : Number.NaN;
  const length = end - number + 1;
  if (!(length >= 1 && length <= maxRooms)) return null;
  return Array.from({ length }, (_, index) => stem + String(number + index).padStart(digits.length, "0"));
}

/** The names that stand more than once among these, each once. */
export function doubledNames(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
