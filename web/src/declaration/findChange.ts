import { type Quantity, type Reading, recordedReading } from "../reading/reading.ts";

/** A value that differs from the record that the person saw. */
export type ValueChange = { stepLabel: string; step: string; quantity: Quantity; reading: Reading };

type Values = Readonly<Record<string, unknown>>;
type Step = { readonly label: string; readonly title: string; readonly values: Values };
type DeclaredRecord = { readonly products: readonly { readonly steps: readonly Step[] }[] };

const quantities: readonly Quantity[] = ["RESISTANCE", "INSULATION", "CURRENT", "TEMPERATURE"];

/** Compares two records (canonical JSON in base64). Null if their values are the same or their steps differ. */
export function findChange(shown: string, now: string): ValueChange | null {
  const [before, after] = [parse(shown), parse(now)];
  const known = before.products.flatMap(({ steps }) => steps);
  const found = after.products.flatMap(({ steps }) => steps);
  const isAlike = (one: Step, other: Step | undefined) => one.label === other?.label;
  if (known.length !== found.length || !found.every((step, index) => isAlike(step, known[index]))) return null;
  for (const [index, { label: stepLabel, title: step, values }] of found.entries()) {
    const quantity = quantities.find((each) => textOf(values, each) !== textOf(known[index]?.values, each));
    if (quantity) return { stepLabel, step, quantity, reading: recordedReading(textOf(values, quantity)) };
  }
  return null;
}

const textOf = (values: Values = {}, quantity: Quantity): string => String(values[quantity.toLowerCase()] ?? "");

const parse = (base64: string): DeclaredRecord =>
  JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))));
