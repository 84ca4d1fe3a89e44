import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { certificateUrl } from "../../../test/certificatePages.ts";
import { drawRecordOf } from "../../../test/drawRecordOf.ts";
import { exampleSnapshot } from "../../../test/exampleSnapshot.ts";
import { runTool } from "../../../test/pdfTools.ts";
import { recordedSnapshot } from "../../../test/recordedSnapshot.ts";
import { certificateData } from "./certificateData.ts";
import { renderCertificates } from "./renderCertificates.ts";

const person = ["Päivi Nieminen", "sähköpätevyys 2", "+358 3 000 0071, paivi@lattiasahko.example"];
const results = ["88,0", ">1000", "288,9", "500 V", "M2 Elmät IR-500 21-0377"];

/** The headings of each record in the authority's order, each with texts that its item must contain. */
const records: Record<"FI" | "NO" | "SE", [heading: string, ...contents: string[]][]> = {
  FI: [
    ["1 Kohteen yksilöintitiedot: mitä on tehty ja missä", "Kvarteret Ripan", "903 42 Umeå", "2 huonetta, 2 tuotetta"],
    ["2 Sähkölaitteiston rakentaja ja sähkötöiden johtaja", "Lattia Sähkö Oy, Y-tunnus 0000000-0", ...person],
    [
      "3 Selvitys säännösten ja määräysten mukaisuudesta",
      "sähköturvallisuuslain 1135/2016",
      "Kaikki 16 mittausarvoa raja-arvojen sisällä",
    ],
    [
      "4 Sovelletut standardit",
      "SFS 6000-6:2022",
      "SFS 6000-7-753:2022",
      "Luettelo FI 2022-1",
      "Yrityksen vahvistus vahvistanut Tuula Salo 2026-09-01",
    ],
    [
      "5 Yleiskuvaus käytetyistä tarkastusmenetelmistä",
      "Resistanssi, Ω",
      "koejännite 500 V",
      "Aistinvarainen tarkastus",
      "kalibroitu 2025-11-05",
    ],
    ["6 Tarkastusten ja testausten tulokset", "88,0", ">1000", "288,9", "Päivämäärä ja mittaaja"],
    ["7 Tarkastuksen tekijän allekirjoitus", "Antti Laine, Tampere 2026-11-18, allekirjoitettu", "00000000…0000beef"],
  ],
  NO: [
    ["1 Anleggsadresse", "Kvarteret Ripan", "903 42 Umeå"],
    ["2 Installasjonsvirksomhet", "Gulv El AS, Org.nr. 000 000 000", ...person],
    ["3 Nyanlegg, utvidelse eller endring", "Arbeidet gjelder [ ] nyanlegg [ X ] utvidelse [ ] endring"],
    ["4 Beskrivelse av utført arbeid", "2 rom, 2 produkter", "2026-10-12 – 2026-11-18"],
    [
      "5 Normer og spesifikasjoner",
      "NEK 400:2022",
      "Liste NO 2022-1",
      "Virksomhetens bekreftelse bekreftet av Tuula Salo 2026-09-01",
    ],
    ["6 Erklæring om samsvar med sikkerhetskravene", "kapittel V", "Alle 16 måleverdier er innenfor"],
    ["7 Dato, navn og underskrift", "Antti Laine, Trondheim 2026-11-18, underskrevet"],
    ["8 Varmekabler og elektriske data", "Fjällum Mat 100, 6 m²", "18,0 m", "360 W", "230 V"],
    ["9 Kontroll, målemetoder og bilder", "isolasjonsmåling", "Visuell kontroll", "kalibrert 2025-11-05", "8 bilder"],
    ["10 Måleresultater", "88,0", ">1000", "288,9"],
    [
      "11 Normer, navn og underskrift",
      "NEK 400-7-753:2022",
      "bekreftet av Tuula Salo 2026-09-01",
      "Antti Laine",
      "hele anleggets levetid",
    ],
  ],
  SE: [
    ["1 Anläggning och uppdrag", "Kvarteret Ripan", "903 42 Umeå", "2 rum, 2 produkter"],
    ["2 Elinstallationsföretag och elinstallatör för regelefterlevnad", "Nordgolv El AB", ...person],
    [
      "3 Tillämpade föreskrifter och standarder",
      "SS 436 40 00, utgåva 4",
      "Lista SE 2023-1",
      "Företagets bekräftelse bekräftad av Tuula Salo 2026-09-01",
    ],
    ["4 Utförda kontroller och mätmetoder", "Resistans", "kalibrerat 2025-11-05", "Okulär kontroll", "8 bilder"],
    ["5 Resultat av kontroller och mätningar", "88,0", ">1000", "288,9"],
    ["6 Fel och brister", "Alla 16 mätvärden inom gränsvärdena", "Andra fel och brister", "(skrivs för hand)"],
    ["7 Överensstämmelse med kraven", "elsäkerhetslagen (2016:732)"],
    ["8 Kontrollen utförd av, datum och underskrift", "Antti Laine, Umeå 2026-11-18, undertecknat"],
  ],
};

test.each(Object.keys(records) as (keyof typeof records)[])(
  "%s: each item of the country's list has its number, place and contents, in a sound and tagged file",
  async (country) => {
    const { path, text } = await drawRecordOf(recordedSnapshot(country));
    const items = records[country];
    for (const [index, [heading, ...contents]] of items.entries()) {
      const from = text.indexOf(heading);
      const next = items[index + 1]?.[0];
      const until = next ? text.indexOf(next, from) : text.length;
      expect([heading, from >= 0, until > from]).toEqual([heading, true, true]);
      for (const words of contents) expect(text.slice(from, until)).toContain(words);
    }
    for (const words of results) expect(text).toContain(words);
    expect(await runTool("qpdf", ["--check", path])).toContain("No syntax or stream encoding errors found");
    expect(await runTool("pdfinfo", [path])).toMatch(/Tagged: +yes/);
  },
);

test.each([
  // In Finland's record the results come right before the signature, and end with the last room.
  ["FI", 1, 12, (count: number) => `Rum ${count}`],
  // With so many rooms Sweden's signature comes to the end of a page.
  ["SE", 20, 24, () => records.SE.at(-2)?.[0] ?? ""],
] as const)(
  "%s: with %i to %i rooms the signature never stands alone on its page",
  async (country, first, last, before) => {
    const signature = records[country].at(-1)?.[0] ?? "";
    for (let count = first; count <= last; count++) {
      const snapshot = recordedSnapshot(country);
      const [room] = snapshot.rooms;
      const rooms = Array.from({ length: count }, (_, index) => ({
        ...structuredClone(room),
        title: `Rum ${index + 1}`,
      }));
      const { path } = await drawRecordOf({ ...snapshot, rooms: rooms as typeof snapshot.rooms });
      const pages = (await runTool("pdftotext", ["-layout", path, "-"])).replace(/[ \u00a0]+/g, " ").split("\f");
      const page = pages.findLast((text) => text.includes(signature)) ?? "";
      expect([count, page.includes(before(count))]).toEqual([count, true]);
    }
  },
);

test("who signs has the role that the certificate tells: head of the works or installer", async () => {
  const snapshot = recordedSnapshot("NO");
  const [first, second] = snapshot.rooms;
  if (first?.declaration) first.declaration.person = "Päivi Nieminen";
  if (second?.declaration) second.declaration.person = snapshot.installerNames[0] ?? "";
  const { text } = await drawRecordOf(snapshot);
  expect(text).toContain("Päivi Nieminen (faglig ansvarlig), Trondheim 2026-11-18");
  expect(text).toContain(`${snapshot.installerNames[0]} (montør), Trondheim 2026-11-18`);
});

test("the record is in its country's language in a certificate of another, which stays as it is without a record", async () => {
  const { text } = await drawRecordOf({ ...recordedSnapshot("FI"), language: "de" });
  for (const [heading] of records.FI) expect(text).toContain(heading);
  expect(text).toContain("Garantieurkunde FG-2026-004817");
  expect((await renderCertificates([exampleSnapshot()], certificateUrl)).pages).toBe(2);
});

test("certificate.json has the record's data with what it lacks, as its schema says", () => {
  const schema = JSON.parse(readFileSync(new URL("./certificate.schema.json", import.meta.url), "utf8"));
  const validate = addFormats.default(new Ajv2020({ strictTypes: false })).compile(schema);
  const data = certificateData(recordedSnapshot("NO"), new Map());
  expect([validate(data), validate.errors]).toEqual([true, null]);
  expect(data.nationalRecord).toMatchObject({
    country: "NO",
    standards: { version: "NO 2022-1" },
    workKind: "EXTENSION",
    lacks: [],
  });
  const older = certificateData(recordedSnapshot("NO", { workKind: undefined }), new Map());
  expect([validate(older), older.nationalRecord?.workKind, older.nationalRecord?.lacks]).toEqual([
    ...[true, null, ["WORK_KIND"]],
  ]);
  expect(validate({ ...data, nationalRecord: { ...data.nationalRecord, country: "DE" } })).toBe(false);
  expect(certificateData(exampleSnapshot(), new Map()).nationalRecord).toBeNull();
});
