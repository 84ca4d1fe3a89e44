import { expect, test } from "@jest/globals";
import fc from "fast-check";
import Papa from "papaparse";
import { guessDayOrder, parseWrittenDay } from "../../i18n/writtenDay.ts";
import { unmarked } from "../../spreadsheet/csv.ts";
import { matchColumns } from "./matchColumns.ts";
import { readTable } from "./readTable.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ["commas", bytes("Projekt,Ort\r\nVilla Ö,Malmö\r\n")],
  ["semicolons after a byte order mark", bytes("\ufeffProjekt;Ort\nVilla Ö;Malmö")],
  ["tabs", bytes("Projekt\tOrt\rVilla Ö\tMalmö\r")],
  ["Windows-1252", latin("Projekt;Ort\r\nVilla Ö;Malmö\r\n")],
])("reads %s", (_, file) => {
  expect(readTable(file)).toEqual({ header: ["Projekt", "Ort"], rows: [{ line: 2, cells: ["Villa Ö", "Malmö"] }] });
});

test("counts the lines of the file, also those in quotes and the empty ones", () => {
  expect(readTable(bytes('a;b\r\n"x\r\ny";1\r\n\r\n"say ""hi""; all";2'))).toEqual({
    header: ["a", "b"],
    rows: [
      { line: 2, cells: ["x y", "1"] },
      { line: 5, cells: ['say "hi"; all', "2"] },
    ],
  });
});

test.each([
  ["empty", ""],
  ["empty", "a;b\r\n;\r\n"],
  ["quotes", 'a;b\r\n"x;1\r\ny;2\r\n'],
  ["tooMany", `a;b\r\n${"x;1\r\n".repeat(1_001)}`],
])("says that a file is %s", (fault, text) => expect(readTable(bytes(text))).toBe(fault));

test("reads what a spreadsheet writes of any cells", () => {
  const cell = fc.string({ unit: "grapheme" }).map((text) => text.replace(/[\s\0]+/g, " ").trim());
  const rows = fc.array(fc.tuple(fc.constant("x"), cell, cell), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(rows, fc.constantFrom(",", ";", "\t"), (cells, delimiter) => {
      const text = Papa.unparse([["a", "b", "c"], ...cells], { delimiter });
      const read = cells.map((each) => ({ cells: each.map((one) => unmarked(one, delimiter)) }));
      expect(readTable(bytes(text))).toMatchObject({ rows: read });
    }),
  );
});

const labels = {
  name: "N",
  customer: "C",
  customerEmail: "E",
  postalCode: "P",
  city: "T",
  startDate: "S",
  endDate: "D",
  externalId: "O",
};

test.each([
  ["sv", "Projektnamn;Kund;Kundens e-post;Postnummer;Ort;Startdatum;Slutdatum;Ordernummer"],
  ["en", "Project name;Customer;Customer e-mail;Postal code;City;Start date;End date;Order no."],
  ["fi", "PROJEKTIN NIMI;Asiakas;Sähköposti;Postinumero;Paikkakunta;Aloituspäivä;Päättymispäivä;Tilausnumero"],
  ["da", "Projektnavn;Kunde;Kundens e-mail;Postnr;By;Startdato;Slutdato;Sagsnr."],
  ["no", "Prosjektnavn;Kunde;E-post;Postnummer;Poststed;Startdato;Sluttdato;Prosjektnummer"],
  ["de", "Projektname;Kunde;E-Mail;PLZ;Ort;Startdatum;Enddatum;Auftrags-Nr."],
  ["own", "N;C;E;P;T;S;D;O"],
])("finds the columns by their names: %s", (_, header) => {
  expect(Object.values(matchColumns(header.split(";"), labels)).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test("leaves a field without a column to the person", () => {
  expect(matchColumns(["Kund", "Namn", "?"], labels)).toMatchObject({ customer: 0, name: 1, city: null });
});

test.each([
  ["2026-01-31", "dayFirst", "2026-01-31"],
  ["2026/1/31", "monthFirst", "2026-01-31"],
  ["2026-01-31 00:00:00", "dayFirst", "2026-01-31"],
  ["20260131", "dayFirst", "2026-01-31"],
  ["260131", "dayFirst", "260131"],
  ["260412", "dayFirst", "260412"],
  ["2026-0131", "dayFirst", "2026-0131"],
  ["31.1.2026", "dayFirst", "2026-01-31"],
  ["31. 1. 26", "dayFirst", "2026-01-31"],
  ["1/31/2026", "monthFirst", "2026-01-31"],
  ["3/4/2026", "monthFirst", "2026-03-04"],
  ["31/2/2026", "dayFirst", "31/2/2026"],
  ["1/31/2026", "dayFirst", "1/31/2026"],
  ["soon", "dayFirst", "soon"],
] as const)("reads the date %s, %s, as %s", (written, order, day) => expect(parseWrittenDay(written, order)).toBe(day));

test("the dates prove their order, else the language has one", () => {
  expect(guessDayOrder(["3/4/2026", "1/31/2026"], "sv")).toBe("monthFirst");
  expect(guessDayOrder(["3/4/2026", "31/1/2026"], "en")).toBe("dayFirst");
  expect(["sv", "de", "en"].map((locale) => guessDayOrder(["3/4/2026"], locale))).toEqual([
    "dayFirst",
    "dayFirst",
    "monthFirst",
  ]);
});
