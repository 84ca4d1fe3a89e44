import type { ExpressionBuilder, Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Country } from "../i18n/country.ts";
import type { Missing } from "../step/findMissing.ts";
import type { InstallationContents } from "../step/loadInstallationContents.ts";

export type Evidence = "complete" | "any";

/** A term is valid from `validFrom` until the next term with the same family, evidence and country begins. */
export type WarrantyTerm = {
  /** The catalogue's name of the product without its variant. `*` stands for every family without a line of its own. */
  family: string;
  evidence: Evidence;
  country: Country | "*";
  validFrom: string;
  years: number;
};

type StepField = NonNullable<Missing["field"]>;
export type Warranty = { years: number; completeYears: number; lacks: StepField[] };

const settingKey = "warranty_terms";
const defaultYears = 10;

/** The stored terms as a column for any statement. `parseStored` reads its value. */
export const termsColumn = (eb: Pick<ExpressionBuilder<Tables, never>, "selectFrom">) =>
  eb.selectFrom("setting").select("value").where("key", "=", settingKey);

/** Empty until the operator loads a table. */
export const parseStored = (value: string | null): WarrantyTerm[] => (value === null ? [] : JSON.parse(value));

export async function loadTerms(db: Kysely<Tables>): Promise<WarrantyTerm[]> {
  const row = await termsColumn(db).executeTakeFirst();
  return parseStored(row?.value ?? null);
}

export async function storeTerms(db: Kysely<Tables>, terms: WarrantyTerm[]): Promise<void> {
  const value = JSON.stringify(terms);
  await db
    .insertInto("setting")
    .values({ key: settingKey, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

/** The products' shortest term: as measured, and as if fully measured. `lacks` has missing, deviating and inconclusive fields. */
export function warrantyOf(
  terms: WarrantyTerm[],
  rooms: { contents: InstallationContents; missing: Missing[] }[],
  on: { country: Country; day: string },
): Warranty {
  const lacks = new Set<StepField>();
  const years: number[] = [];
  const completeYears: number[] = [];
  for (const { contents, missing } of rooms) {
    for (const { measurementId, product } of contents.products) {
      const lacking = missing.filter((found) => found.measurementId === measurementId && isNoEvidence(found));
      for (const { field } of lacking) if (field) lacks.add(field);
      const ofProduct = (evidence: Evidence) => yearsOf(terms, { family: product.name.en, evidence, ...on });
      years.push(ofProduct(lacking.length > 0 ? "any" : "complete"));
      completeYears.push(ofProduct("complete"));
    }
  }
  const shortest = (of: number[]) => (of.length > 0 ? Math.min(...of) : defaultYears);
  return { years: shortest(years), completeYears: shortest(completeYears), lacks: [...lacks] };
}

const isNoEvidence = ({ kind }: Missing) => kind === "NOT_RECORDED" || kind === "OUTSIDE" || kind === "INCONCLUSIVE";

type Sought = { family: string; evidence: Evidence; country: Country; day: string };

function yearsOf(terms: WarrantyTerm[], { family, evidence, country, day }: Sought): number {
  const places = [
    { family, country },
    { family, country: "*" },
    { family: "*", country },
    { family: "*", country: "*" },
  ];
  for (const place of places) {
    const held = terms
      .filter((term) => term.family === place.family && term.country === place.country && term.validFrom <= day)
      .toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1));
    const found =
      (evidence === "complete" && held.find((term) => term.evidence === "complete")) ||
      held.find((term) => term.evidence === "any");
    if (found) return found.years;
  }
  return defaultYears;
}
