import type { components } from "../../__generated__/contract.ts";
import type { PerLanguage } from "../../database/tables.ts";
import { inEveryLanguage, metres, variants } from "./catalogueVariants.ts";
import { searchKey } from "./searchKey.ts";

type Recipe = components["schemas"]["Recipe"];

/** A product of the catalogue. Lengths and widths are metres, powers watts at 230 V, resistances ohms. */
export type CatalogueProduct = {
  id: string;
  name: PerLanguage;
  variant: PerLanguage;
  articleNumber: string;
  snro: string;
  elNumber: string;
  gtin: string;
  recipe: Recipe;
  power: number | null;
  length: number | null;
  resistance: number | null;
  resistancePerMetre: number | null;
  powerPerMetre: number | null;
  powerPerSquareMetre: number | null;
  width: number | null;
};

type Electrical = Partial<
  Omit<CatalogueProduct, "id" | "name" | "variant" | "articleNumber" | "snro" | "elNumber" | "gtin">
>;

function product(name: string, variant: PerLanguage, numbers: [string, string, string], electrical: Electrical) {
  const [articleNumber, snro, elNumber] = numbers;
  return {
    id: searchKey(articleNumber),
    name: inEveryLanguage(`Fjällum ${name}`),
    variant,
    articleNumber,
    snro,
    elNumber,
    gtin: demonstrationGtin(searchKey(articleNumber)),
    recipe: null,
    power: null,
    length: null,
    resistance: null,
    resistancePerMetre: null,
    powerPerMetre: null,
    powerPerSquareMetre: null,
    width: null,
    ...electrical,
  } satisfies CatalogueProduct;
}

/** A GTIN-13 in GS1's range for demonstrations (952), with the check digit of the GS1 General Specifications, 7.9. */
function demonstrationGtin(number: string): string {
  const digits = `95200${number}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** R = U²/P at 230 V, rounded to a tenth of an ohm as on the label. */
const labelled = (power: number) => Math.round((230 ** 2 / power) * 10) / 10;

const fixed = (power: number, length: number): Electrical => ({ power, length, resistance: labelled(power) });

const cable = (name: string, power: number, length: number, numbers: [string, string, string]) =>
  product(name, inEveryLanguage(metres(length)), numbers, fixed(power, length));

const mat = (name: string, wattsPerSquareMetre: number, area: number, numbers: [string, string, string]) =>
  product(name, inEveryLanguage(`${area} m²`), numbers, {
    ...fixed(wattsPerSquareMetre * area, area / 0.5),
    powerPerSquareMetre: wattsPerSquareMetre,
    width: 0.5,
  });

const foil = (name: string, wattsPerSquareMetre: number, width: number, numbers: [string, string, string]) =>
  product(name, variants.perMetre(width * 1000), numbers, {
    recipe: "SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH",
    powerPerSquareMetre: wattsPerSquareMetre,
    width,
  });

const flex = (name: string, ohmPerMetre: number, numbers: [string, string, string]) =>
  product(name, variants.ohmPerMetre(ohmPerMetre), numbers, {
    recipe: "SERIES_RESISTIVE_FLEXIBLE_LENGTH",
    resistancePerMetre: ohmPerMetre,
  });

const selfRegulating = (name: string, powerPerMetre: number, numbers: [string, string, string]) =>
  product(name, variants.selfRegulating(powerPerMetre), numbers, {
    recipe: "SELF_REGULATING_FLEXIBLE_LENGTH",
    powerPerMetre,
  });

const parallel = (name: string, powerPerMetre: number, numbers: [string, string, string]) =>
  product(name, variants.parallel(powerPerMetre), numbers, {
    recipe: "PARALLEL_RESISTIVE_FLEXIBLE_LENGTH",
    powerPerMetre,
  });

/** The Fjällum products with invented numbers: article number (E-number), Snro, El number. Snro are in the range for temporary numbers. */
export const productCatalogue: CatalogueProduct[] = [
  cable("Cable 10", 300, 30, ["E 89 606 31", "91 204 01", "1041201"]),
  cable("Cable 10", 600, 60, ["E 89 606 32", "91 204 02", "1041202"]),
  cable("Cable 10", 1000, 100, ["E 89 606 33", "91 204 03", "1041203"]),
  cable("Cable 20", 200, 10, ["E 89 607 01", "91 204 11", "1041211"]),
  cable("Cable 20", 360, 18, ["E 89 607 02", "91 204 12", "1041212"]),
  cable("Cable 20", 600, 30, ["E 89 607 03", "91 204 13", "1041213"]),
  cable("Cable 20", 1040, 52, ["E 89 607 04", "91 204 14", "1041214"]),
  cable("Cable 20", 1700, 85, ["E 89 607 05", "91 204 15", "1041215"]),
  cable("Snow 30", 600, 20, ["E 89 607 41", "91 204 21", "1041221"]),
  cable("Snow 30", 1200, 40, ["E 89 607 42", "91 204 22", "1041222"]),
  cable("Snow 30", 1800, 60, ["E 89 607 43", "91 204 23", "1041223"]),
  mat("Mat 100", 100, 2, ["E 89 608 11", "91 204 31", "1041231"]),
  mat("Mat 100", 100, 3, ["E 89 608 12", "91 204 32", "1041232"]),
  mat("Mat 100", 100, 4, ["E 89 608 13", "91 204 33", "1041233"]),
  mat("Mat 100", 100, 6, ["E 89 608 14", "91 204 34", "1041234"]),
  mat("Mat 100", 100, 8, ["E 89 608 15", "91 204 35", "1041235"]),
  mat("Mat 100", 100, 10, ["E 89 608 16", "91 204 36", "1041236"]),
  mat("Mat 100", 100, 12, ["E 89 608 17", "91 204 37", "1041237"]),
  mat("Mat 150", 150, 1, ["E 89 608 51", "91 204 41", "1041241"]),
  mat("Mat 150", 150, 2, ["E 89 608 52", "91 204 42", "1041242"]),
  mat("Mat 150", 150, 4, ["E 89 608 53", "91 204 43", "1041243"]),
  mat("Mat 150", 150, 6, ["E 89 608 54", "91 204 44", "1041244"]),
  foil("Foil 65", 65, 0.43, ["E 89 609 04", "91 204 51", "1041251"]),
  foil("Foil 65", 65, 0.6, ["E 89 609 06", "91 204 52", "1041252"]),
  foil("Foil 80", 80, 0.43, ["E 89 609 14", "91 204 53", "1041253"]),
  flex("Flex R1", 1, ["E 89 605 10", "91 204 61", "1041261"]),
  flex("Flex R2", 2, ["E 89 605 20", "91 204 62", "1041262"]),
  flex("Flex R5", 5, ["E 89 605 50", "91 204 63", "1041263"]),
  selfRegulating("SR-10", 10, ["E 89 604 10", "91 204 71", "1041271"]),
  selfRegulating("SR-18", 18, ["E 89 604 18", "91 204 72", "1041272"]),
  selfRegulating("SR-30", 30, ["E 89 604 30", "91 204 73", "1041273"]),
  parallel("P-12", 12, ["E 89 604 62", "91 204 81", "1041281"]),
  parallel("P-20", 20, ["E 89 604 70", "91 204 82", "1041282"]),
];
