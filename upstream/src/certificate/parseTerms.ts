import { type Country, countries } from "../i18n/country.ts";
import type { Evidence, WarrantyTerm } from "./warrantyTerms.ts";

const head = "family,evidence,country,validFrom,years";
const maxYears = 50;
/** A sealing key lasts for a warranty of ten years. The seal of a longer warranty ends before the warranty. */
const sealedYears = 10;

export type ParsedTerms = { terms: WarrantyTerm[]; faults: string[]; warnings: string[] };

/** Reads a CSV file of warranty terms. Faults and warnings name their line. After a fault, callers store nothing. */
export function parseTerms(text: string, families: readonly string[]): ParsedTerms {
  const [first = "", ...rest] = text.replace(/^\ufeff/, "").split(/\r?\n/);
  if (cellsOf(first).join(",") !== head) return refused([`Line 1: the head must be ${head}`]);
  const lines = rest.flatMap((line, index) => (line.trim() ? [{ number: index + 2, cells: cellsOf(line) }] : []));
  const read = lines.map(({ number, cells }) => ({ number, ...parseLine(cells, families) }));
  const faults = read.flatMap(({ number, fault }) => (fault ? [`Line ${number}: ${fault}`] : []));
  if (faults.length > 0) return refused(faults);
  const numbered = read.flatMap(({ number, term }) => (term ? [{ number, ...term }] : []));
  const wrong = [...overlaps(numbered), ...gaps(numbered)];
  const warnings = numbered.filter(({ years }) => years > sealedYears).map(outlivesSeal);
  return { terms: numbered.map(({ number: _, ...term }) => term), faults: wrong, warnings };
}

const refused = (faults: string[]): ParsedTerms => ({ terms: [], faults, warnings: [] });

const outlivesSeal = ({ number, years }: Numbered) =>
  `Line ${number}: ${years} years are longer than a seal is made for (${sealedYears}). See "Warranty terms" in docs/operating.md.`;

const cellsOf = (line: string) => line.split(",").map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));

function parseLine(cells: string[], families: readonly string[]): { term?: WarrantyTerm; fault?: string } {
  const [family = "", evidence = "", country = "", validFrom = "", years = ""] = cells;
  if (cells.length !== 5) return { fault: `${cells.length} cells in place of 5` };
  if (family !== "*" && !families.includes(family)) return { fault: `no product of the catalogue is named ${family}` };
  if (!isEvidence(evidence)) return { fault: `evidence is complete or any, not ${evidence}` };
  if (country !== "*" && !isCountry(country)) return { fault: `country is * or one of ${countries.join(", ")}` };
  if (!isDay(validFrom)) return { fault: `validFrom is a day such as 2027-01-31, not ${validFrom}` };
  if (!/^[1-9]\d?$/.test(years) || Number(years) > maxYears)
    return { fault: `years is a number from 1 to ${maxYears}` };
  return { term: { family, evidence, country, validFrom, years: Number(years) } };
}

const isEvidence = (text: string): text is Evidence => text === "complete" || text === "any";
const isCountry = (text: string): text is Country => (countries as string[]).includes(text);
const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text;

type Numbered = WarrantyTerm & { number: number };

function overlaps(terms: Numbered[]): string[] {
  const lines = Map.groupBy(terms, ({ family, evidence, country, validFrom }) =>
    [family, evidence, country, validFrom].join(),
  );
  return [...lines.values()].flatMap(([first, ...others]) =>
    others.map(
      ({ number }) => `Line ${number}: overlaps line ${first?.number}, which is for the same from the same day`,
    ),
  );
}

/** A gap is a combination of day, family and country without a term whose evidence is `any`. */
function gaps(terms: Numbered[]): string[] {
  const anyEvidence = terms.filter(({ evidence }) => evidence === "any");
  const faults = terms.flatMap(({ number, evidence, ...term }) => {
    const isCovered = anyEvidence.some(
      ({ family, country, validFrom }) =>
        family === term.family && country === term.country && validFrom <= term.validFrom,
    );
    return evidence === "any" || isCovered
      ? []
      : [`Line ${number}: leaves a gap, as no line says how long without complete evidence from ${term.validFrom}`];
  });
  const [first] = terms.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
  const fallback = anyEvidence.filter(({ family, country }) => family === "*" && country === "*");
  if (!first) return ["Line 1: the file has no terms"];
  if (fallback.some(({ validFrom }) => validFrom <= first.validFrom)) return faults;
  return [
    ...faults,
    `Line ${first.number}: leaves a gap, as no line *,any,* says how long for all others from ${first.validFrom}`,
  ];
}
