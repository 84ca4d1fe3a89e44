import { parseReading, type Quantity } from "../reading/reading.ts";
import type { GridStep } from "./gridCells.ts";
import { quantityOfUnit, unitAtEnd, withoutUnit } from "./measuredText.ts";

/** The step and value that the head of a pasted column names. `unit` applies to values without a unit of their own. */
export type Heading =
  | { kind: "room" | "step" | "blank" }
  | { kind: "unknown"; name: string }
  | { kind: "value"; stepLabel: string | null; quantity: Quantity | null; unit: string | null };

/** A step with its titles in all known languages. */
export type NamedStep = GridStep & { titles: readonly string[] };

export const withShownTitle = (steps: readonly GridStep[]): NamedStep[] =>
  steps.map((step) => ({ ...step, titles: [step.title] }));

// Words in sv, da, no, fi, de and en. Each quantity's name in a catalogue contains one of the quantity's words.
const quantityWords: [Quantity, RegExp][] = [
  ["INSULATION", /isol|insul|eristys/],
  ["RESISTANCE", /resist|widerstand|modstand|motstand|vastus/],
  ["CURRENT", /ström|strøm|strom|current|virta/],
  ["TEMPERATURE", /temperat|lämpötila/],
];
const roomWord = /^(rum|rom|room|raum|huone|lägenhet|lejlighed|leilighet|asunto|wohnung|flat|apartment)$/;
const stepWord = /^(mät|måle|mess|mittaus)?(steg|trin|trinn|schritt|vaihe)$|^(measuring )?step$/;
const numberedStep = /^(?:steg|trinn?|schritt|vaihe|step)\s*(\d+)\b[\s:.–-]*/;
const leadingNumber = /^\d+[\s:.)–-]+/;

const plain = (text: string) => text.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();

export function readHeading(text: string, steps: readonly NamedStep[]): Heading {
  const words = plain(text);
  if (words === "") return { kind: "blank" };
  if (roomWord.test(words)) return { kind: "room" };
  if (stepWord.test(words)) return { kind: "step" };
  const { step, rest } = readStep(words, steps);
  const named = quantityWords.find(([, word]) => word.test(rest))?.[0] ?? null;
  const unit = isValue(text) ? null : unitOf(text);
  const quantity = named ?? (unit === null ? null : quantityOfUnit(unit));
  if (!step && !quantity) return { kind: "unknown", name: text };
  return { kind: "value", stepLabel: step?.stepLabel ?? null, quantity, unit };
}

/** Finds the step that a text names by its title or number. Also returns the text without this name. */
function readStep(words: string, steps: readonly NamedStep[]) {
  const numbered = numberedStep.exec(words);
  const text = words.replace(numbered ? numberedStep : leadingNumber, "");
  const titles = steps
    .flatMap((step) => step.titles.map((title) => ({ step, title: plain(title) })))
    .sort((one, other) => other.title.length - one.title.length);
  const found = titles.find(({ title }) => title !== "" && text.startsWith(title));
  if (found) return { step: found.step, rest: text.slice(found.title.length) };
  const byNumber = numbered && steps.find(({ number }) => number === Number(numbered[1]));
  return { step: byNumber, rest: text };
}

/** Finds a step by its number, its title, or first words that no other title has. Null if no step fits. */
export function stepNamed(text: string, steps: readonly NamedStep[]): NamedStep | null {
  const numbered = steps.find(({ number }) => text.trim() === String(number));
  const words = plain(text);
  const begun = steps.filter(({ titles }) => titles.some((title) => beginsWith(plain(title), words)));
  return numbered ?? readStep(words, steps).step ?? (begun.length === 1 && begun[0] ? begun[0] : null);
}

const beginsWith = (title: string, words: string) =>
  words !== "" && title.startsWith(words) && !/^\p{L}/u.test(title.slice(words.length));

/** The unit in "Resistance, kΩ", "Resistance (kΩ)" and "MΩ ≥ 10". */
const unitOf = (text: string) => unitAtEnd(text.replace(/\s*[≥>].*$/, "").replace(/[)\]]\s*$/, ""))?.unit ?? null;

const isValue = (text: string) =>
  (["RESISTANCE", "CURRENT", "TEMPERATURE"] as const).some((quantity) => {
    const reading = parseReading(withoutUnit(text, quantity), quantity);
    return reading !== null && reading.kind !== "empty";
  });
