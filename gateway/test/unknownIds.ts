import type { IdSlot } from "./idSlots.ts";
import { readGuide } from "./readGuide.ts";

type Row = { inputs: string[]; mutations: string[] | "all"; what: string };
type UserError = { code: string; field: string | null };
type Refused = { userErrors?: UserError[] } | null;
type Answer = { data: object | null; errors?: { path?: unknown; code?: unknown }[] | undefined };

/** The guide's table of answers to unknown ids. */
export const unknownIds: Row[] = rowsUnder("| Input ").map(([inputs, mutations, what = ""]) => ({
  inputs: namesIn(inputs),
  mutations: mutations === "all that have it" ? "all" : namesIn(mutations),
  what: what.replaceAll("`", ""),
}));

/** The table's rows for an id of a mutation; there must be exactly one. */
export function rowsFor({ field, path }: IdSlot): Row[] {
  const input = path.at(-1) ?? "";
  return unknownIds.filter(
    ({ inputs, mutations }) => inputs.includes(input) && (mutations === "all" || mutations.includes(field)),
  );
}

/** The refusals of a mutation and its items, in the table's words. */
export function whatCame({ data, errors = [] }: Answer): string[] {
  const payloads = Object.values(data ?? {}) as (Refused & { results?: Refused[] })[];
  const refused = payloads.flatMap((payload) => [payload, ...(payload?.results ?? [])]);
  const told = [
    ...errors.map(({ code }) => `the error ${code}`),
    ...refused.flatMap((one) => one?.userErrors ?? []).map(({ code, field }) => `${code} at ${field}`),
  ];
  return [...new Set(told)];
}

function namesIn(cell = ""): string[] {
  return [...cell.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
}

function rowsUnder(head: string): string[][] {
  const guide = readGuide().split("\n");
  const below = guide.slice(guide.findIndex((line) => line.startsWith(head)) + 2);
  const rows = below.slice(
    0,
    below.findIndex((line) => !line.startsWith("|")),
  );
  return rows.map((row) =>
    row
      .split("|")
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
}
