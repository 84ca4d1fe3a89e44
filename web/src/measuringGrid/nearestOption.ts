import type { Option } from "./fileRepairs.ts";

/** More rooms are not searched, since each line that needs a room would search them all. */
const mostSearched = 500;

/** The only option that differs from the written name by at most two letters, or one in a short name; else null. */
export function nearestOption(written: string, options: readonly Option[]): Option | null {
  if (written === "" || options.length > mostSearched) return null;
  const most = written.length < 5 ? 1 : 2;
  // "Badrum 13" is no slip for "Badrum 1".
  const near = options
    .map((option) => ({ option, name: option.title ?? option.label }))
    .filter(({ name }) => digitsOf(name) === digitsOf(written))
    .map(({ option, name }) => ({ option, distance: editDistance(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance);
  const [first, second] = near;
  return first && first.distance !== second?.distance ? first.option : null;
}

const digitsOf = (name: string) => name.replace(/\D+/g, " ").trim();

/** How many letters are added, dropped or replaced between the two texts. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 1; at < row.length; at++) {
      const replaced = (row[at - 1] ?? 0) + (letter === other[at - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
