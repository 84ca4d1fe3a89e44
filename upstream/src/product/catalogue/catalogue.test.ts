import { describe, expect, test } from "@jest/globals";
import { productCatalogue } from "./catalogue.ts";
import { catalogueRow } from "./catalogueRow.ts";
import { nominalResistance } from "./nominalValues.ts";
import { searchKey } from "./searchKey.ts";

describe("the catalogue", () => {
  test("no id or number is given twice", () => {
    for (const key of ["id", "articleNumber", "snro", "elNumber", "gtin"] as const) {
      expect(new Set(productCatalogue.map((product) => product[key])).size).toBe(productCatalogue.length);
    }
  });

  test.each([
    ["Cable 20", "30 m", 88.2],
    ["Cable 20", "85 m", 31.1],
    ["Mat 100", "2 m²", 264.5],
    ["Mat 100", "6 m²", 88.2],
  ])("%s, %s has %d ohm on its label", (name, variant, ohms) => {
    const product = productCatalogue.find((row) => row.name.en.endsWith(name) && row.variant.en === variant);
    expect(product?.resistance).toBe(ohms);
  });

  test("eight metres of foil make 237 ohm, sixty of flex sixty", () => {
    const ohms = (articleNumber: string, cableLength: number) => {
      const product = productCatalogue.find((row) => row.articleNumber === articleNumber);
      if (!product) throw new Error(`no ${articleNumber}`);
      return nominalResistance({ product: catalogueRow(product), cableLength, voltage: 230 });
    };
    expect(ohms("E 89 609 04", 8)).toBeCloseTo(236.6, 1);
    expect(ohms("E 89 605 10", 60)).toBe(60);
  });

  test.each(["E 89 607 03", "e8960703", "E-89.607.03", "8960703"])("%s is found by its number", (typed) => {
    expect(searchKey(typed)).toBe("8960703");
  });

  test.each(["Snro 91 204 13", "SNRO91-204-13"])("%s is found by its number", (typed) => {
    expect(searchKey(typed)).toBe("9120413");
  });
});
