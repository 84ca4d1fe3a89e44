import type { Random } from "./createRandom.ts";

const ofType: Record<string, readonly unknown[]> = {
  String: ["p", "", "../..", "\u0000", "x".repeat(300), "å", "2026-13-45"],
  ID: ["VXNlcjp1c2VyLTE", "p", "", "x".repeat(300)],
  Int: [0, 1, 25, 101, -1],
  Boolean: [true, false],
  Language: ["SV", "DE", "XX"],
};
const anything = [-1, 1e308, null, {}, [], ["x"], { id: "x" }, { input: { input: {} } }, "__proto__"];

/** Values for all variables that the text seems to declare, mostly of the right type. */
export function variablesFor(query: string, random: Random): Record<string, unknown> {
  const declared = query.matchAll(/\$ ?(\w+)(?: : (\w+))?/g);
  return Object.fromEntries(
    [...declared].reverse().map(([, name, type = ""]) => {
      const fitting = (Object.hasOwn(ofType, type) && ofType[type]) || anything;
      return [name, random.one(random.below(8) === 0 ? anything : fitting)];
    }),
  );
}
