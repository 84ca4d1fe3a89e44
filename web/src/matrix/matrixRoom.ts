import type { Quantity, Reading } from "../reading/reading.ts";
import type { Verdict } from "../reading/verdict.ts";
import type { ViewerPhoto } from "../viewer/viewerPhoto.ts";

export type MatrixValue = { quantity: Quantity; reading: Reading; verdict: Verdict | null };

export type MatrixLimits = {
  quantity: Quantity;
  minimum: number | null;
  maximum: number | null;
  lowerLimit: number | null;
};

export type MatrixEntry = {
  values: readonly MatrixValue[];
  isWaterSurrounded: boolean | null;
  files: readonly (Pick<ViewerPhoto, "url" | "thumbnailUrl" | "fileName"> & { proof: ViewerPhoto["factsRef"] })[];
  requiresPhoto: boolean;
  lacksPhoto: boolean;
  day: string | null;
  person: string | null;
  /** The instruments of the values and the test voltage, as "M1, 500 V". */
  measuredWith?: string | null;
};

type Measuring = Pick<MatrixEntry, "day" | "person" | "measuredWith">;

export type MatrixProduct = {
  id: string;
  title: string;
  /** Number, marking, length and the like. */
  facts: string;
  limits: readonly MatrixLimits[];
  /** The entries by step label. A step at which the product is not measured has no entry. */
  entries: ReadonlyMap<string, MatrixEntry>;
};

export type MatrixStep = { label: string; title: string };

export type MatrixRoom = {
  id: string;
  title: string;
  steps: readonly MatrixStep[];
  products: readonly MatrixProduct[];
};

export function matrixSteps(rooms: readonly MatrixRoom[]): MatrixStep[] {
  return [...new Map(rooms.flatMap(({ steps }) => steps.map((step) => [step.label, step]))).values()];
}

/** Rooms with different products have different steps, so each room numbers its steps separately. */
export function stepNumber({ steps }: MatrixRoom, label: string): number {
  return steps.findIndex((step) => step.label === label) + 1;
}

export const isMissing = ({ reading: { kind } }: MatrixValue) => kind === "empty" || kind === "notMeasured";

export type MatrixCounts = { judged: number; outside: number; inconclusive: number; near: number; missing: number };

export function countValues(products: readonly MatrixProduct[]): MatrixCounts {
  const entries = products.flatMap((product) => [...product.entries.values()]);
  const values = entries.flatMap((entry) => entry.values);
  const verdicts = values.flatMap(({ verdict }) => verdict ?? []);
  const count = (...of: Verdict[]) => verdicts.filter((verdict) => of.includes(verdict)).length;
  return {
    judged: verdicts.length - count("NOT_MEASURED"),
    outside: count("OUTSIDE", "OVER_RANGE_OUTSIDE"),
    inconclusive: count("OVER_RANGE_INCONCLUSIVE"),
    near: count("NEAR_LIMIT"),
    missing: values.filter(isMissing).length,
  };
}

/** Null for a step that rooms number differently, or whose number an earlier step has. */
export function commonNumbers(rooms: readonly MatrixRoom[], steps: readonly MatrixStep[]): (number | null)[] {
  const numbers = steps.map(({ label }) => {
    const [only, ...others] = new Set(rooms.map((room) => stepNumber(room, label)).filter((number) => number > 0));
    return only !== undefined && others.length === 0 ? only : null;
  });
  return numbers.map((number, index) => (numbers.indexOf(number) === index ? number : null));
}

export function measuringOf({ day, person, measuredWith }: Measuring): string {
  return [[day, person].filter(Boolean).join(" "), measuredWith].filter(Boolean).join(" · ");
}

/** True if a day, a person or an instrument is known of a product at the step. */
export function isMeasured(rooms: readonly MatrixRoom[], label: string): boolean {
  const entries = rooms.flatMap(({ products }) => products.flatMap((product) => product.entries.get(label) ?? []));
  return entries.some((entry) => measuringOf(entry) !== "");
}

/** An entry by step label, for each step at which day, person and instruments are the same in all rooms. */
export function commonDays(rooms: readonly MatrixRoom[], labels: readonly string[]): ReadonlyMap<string, MatrixEntry> {
  const products = rooms.flatMap((room) => room.products);
  return new Map(
    labels.flatMap((label) => {
      const entries = products.flatMap((product) => product.entries.get(label) ?? []);
      const [only, ...others] = new Map(entries.map((entry) => [measuringOf(entry), entry]));
      return only?.[0] && others.length === 0 ? [[label, only[1]] as const] : [];
    }),
  );
}

/** Days and persons of a product's recorded entries, those in the last row left out. `isOne` if all have the same. */
export function ownMeasuring(product: MatrixProduct | null, days: ReadonlyMap<string, MatrixEntry> | null) {
  const isRecorded = ({ values, files }: MatrixEntry) => values.length + files.length > 0;
  const found = [...(product?.entries ?? [])].filter(([label, entry]) => !days?.has(label) && isRecorded(entry));
  const entries = found.map(([, entry]) => entry);
  const [only, ...others] = new Set(entries.map(measuringOf));
  if (others.length === 0) return only ? { text: only, isOne: true } : null;
  const known = [...new Set(entries.flatMap(({ day }) => day ?? []))].sort();
  const day = [...new Set([known[0], known.at(-1)])].join(" – ");
  const person = [...new Set(entries.flatMap(({ person }) => person ?? []))].join(", ");
  return { text: measuringOf({ day, person }), isOne: false };
}
