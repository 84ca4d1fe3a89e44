import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { readHeading } from "./heading.ts";
import { withoutUnit } from "./measuredText.ts";

test.each([
  ["264,1 Ω", "RESISTANCE", "264,1"],
  ["264.1Ω", "RESISTANCE", "264.1"],
  ["0,2641 kΩ", "RESISTANCE", "264.1"],
  ["0.2641 kohm", "RESISTANCE", "264.1"],
  ["264100 m\u2126", "RESISTANCE", "264.1"],
  [">1000 MΩ", "INSULATION", ">1000"],
  [">1 GΩ", "INSULATION", ">1000"],
  ["500 000 kΩ", "INSULATION", "500"],
  ["OL MΩ", "INSULATION", "OL"],
  ["20,5 °C", "TEMPERATURE", "20,5"],
  ["950 mA", "CURRENT", "0.95"],
  ["264,1", "RESISTANCE", "264,1"],
  ["20 °C", "RESISTANCE", "20 °C"],
  ["abc kΩ", "RESISTANCE", "abc"],
] as const)("%j as %s is %j", (text, quantity, typed) => {
  expect(withoutUnit(text, quantity)).toBe(typed);
});

test("the names of room, step and quantities in each catalogue are headings", () => {
  const folder = new URL("../i18n/", import.meta.url);
  const catalogues = readdirSync(folder).filter((name) => name.endsWith(".json"));
  expect(catalogues).toHaveLength(6);
  for (const name of catalogues) {
    const texts = JSON.parse(readFileSync(new URL(name, folder), "utf8"));
    expect([name, readHeading(texts["measuring.room"], [])]).toEqual([name, { kind: "room" }]);
    expect([name, readHeading(texts["measuring.paste.column.step"], [])]).toEqual([name, { kind: "step" }]);
    for (const quantity of ["RESISTANCE", "INSULATION", "CURRENT", "TEMPERATURE"])
      expect([name, readHeading(texts[`quantity.${quantity}`], [])]).toMatchObject([name, { kind: "value", quantity }]);
  }
});
