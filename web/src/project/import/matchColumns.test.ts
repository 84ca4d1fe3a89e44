import { expect, test } from "@jest/globals";
import { guessDayOrder, parseWrittenDay } from "../../i18n/writtenDay.ts";
import { matchColumns } from "./matchColumns.ts";

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
