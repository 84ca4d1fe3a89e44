import { expect, test } from "@jest/globals";
import { foundInstrument } from "./foundInstrument.ts";

test.each([
  ["Elmät IR-500;nr 20-1184", { model: "IR-500", serialNumber: "20-1184" }],
  ["Model: T4\nSerial number;T4-00918", { model: "T4", serialNumber: "T4-00918" }],
  ["Gerät,Voltera T4\nSeriennummer:,00918", { model: "Voltera T4", serialNumber: "00918" }],
  ["Sarjanumero 20-1184\nMalli\tIR-500", { model: "IR-500", serialNumber: "20-1184" }],
  ["S/N 20-1184", { serialNumber: "20-1184" }],
  ["Mätprotokoll 2026-06-01\nNordgolv El", {}],
  ["", {}],
])("above a heading, %j names %j", (above, found) =>
  expect(foundInstrument([...above.split("\n"), "Plats;R_Ohm", "Room 1;88,4"], above.split("\n").length + 1)).toEqual(
    found,
  ),
);
