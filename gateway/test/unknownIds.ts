import { readFileSync } from "node:fs";
import type { IdSlot } from "./idSlots.ts";

type Row = { inputs: string[]; mutations: string[] | "all"; what: string };
type UserError = { code: string; field: string | null };
type Answer = { data: object | null; errors?: { path?: unknown; code?: unknown }[] | undefined };

/** The guide's table of what comes of an id that nobody has. */
export const unknownIds: Row[] = rowsUnder("| Input ").map(([inputs, mutations, what = ""]) => ({
  inputs: namesIn(inputs),
  mutations: mutations === "all that have it" ? "all" : namesIn(mutations),
  what: what.replaceAll("`", ""),
}));

/** The rows that tell of an id of a mutation: one, if the table is good. */
export function rowsFor({ field, path }: IdSlot): Row[] {
  const input = path.at(-1) ?? "";
  return unknownIds.filter(
    ({ inputs, mutations }) => inputs.includes(input) && (mutations === "all" || mutations.includes(field)),
  );
}

/** The refusals of a mutation, in the words of the table. */
export function whatCame({ data, errors = [] }: Answer): string[] {
  const payloads = Object.values(data ?? {}) as ({ userErrors?: UserError[] } | null)[];
  const refusals = payloads.flatMap((payload) => payload?.userErrors ?? []);
  return [
    ...errors.map(({ code }) => `the error ${code}`),
    ...refusals.map(({ code, field }) => `${code} at ${field}`),
  ];
}

function namesIn(cell = ""): string[] {
  return [...cell.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
}

function rowsUnder(head: string): string[][] {
  const guide = readFileSync(new URL("../../docs/integrators.md", import.meta.url), "utf8").split("\n");
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
