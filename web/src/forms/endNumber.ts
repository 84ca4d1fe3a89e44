export type EndNumber = { stem: string; digits: string; number: number };

export function parseEndNumber(name: string): EndNumber | null {
  const [, stem = "", digits = ""] = /^(.*?)(\d{1,15})$/.exec(name.trim()) ?? [];
  return digits === "" ? null : { stem, digits, number: Number(digits) };
}

export function withNumber({ stem, digits }: EndNumber, number: number): string {
  return stem + String(number).padStart(digits.length, "0");
}

/** The name with the next free number; empty if the name has no number. */
export function nextName(name: string, taken: readonly string[] = []): string {
  const end = parseEndNumber(name);
  if (!end) return "";
  let number = end.number + 1;
  while (taken.includes(withNumber(end, number))) number += 1;
  return withNumber(end, number);
}
