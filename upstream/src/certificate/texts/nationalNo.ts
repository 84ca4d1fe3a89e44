import type { NationalRecordTexts } from "./NationalRecordTexts.ts";

export const no: NationalRecordTexts = {
  language: "no",
  title: "Samsvarserklæring",
  subtitle:
    "Elektrisk gulvvarme. Dokumentet gjelder bare varmekablene som er nevnt her; vern, jordfeilvern og jording hører til dokumentasjonen av hele anlegget.",
  items: [
    { title: "Anleggsadresse", parts: ["object"] },
    { title: "Installasjonsvirksomhet", parts: ["firm", "head", "people"] },
    { title: "Nyanlegg, utvidelse eller endring", parts: ["kind"] },
    { title: "Beskrivelse av utført arbeid", parts: ["work"] },
    { title: "Normer og spesifikasjoner", parts: ["standards"] },
    { title: "Erklæring om samsvar med sikkerhetskravene", parts: ["statement", "deviations"] },
    { title: "Dato, navn og underskrift", parts: ["signature"] },
    { title: "Varmekabler og elektriske data", parts: ["products"], part: "Dokumentasjon av skjult oppvarmingssystem" },
    { title: "Kontroll, målemetoder og bilder", parts: ["methods", "photos"] },
    { title: "Måleresultater", parts: ["results"] },
    { title: "Normer, navn og underskrift", parts: ["standards", "signature"] },
  ],
  missing: "mangler",
  object: "Anlegg",
  address: "Adresse",
  customer: "Eier/oppdragsgiver",
  work: "Arbeid",
  workOf: (rooms, products) =>
    `Varmekabler i gulv: ${rooms} rom, ${products} ${products === 1 ? "produkt" : "produkter"}`,
  rooms: "Rom",
  period: "Måleperiode",
  kind: "Arbeidet gjelder",
  kinds: { NEW_INSTALLATION: "nyanlegg", EXTENSION: "utvidelse", CHANGE: "endring" },
  firm: "Installasjonsvirksomhet",
  contact: "Kontakt",
  head: "Faglig ansvarlig",
  qualification: "Kvalifikasjon",
  headContact: "Kontakt, faglig ansvarlig",
  installer: "montør",
  people: "Montert og målt av",
  statement: "Virksomhetens erklæring",
  values: "Måleverdier",
  within: (count) =>
    count === 1
      ? "Den ene måleverdien er innenfor grenseverdiene"
      : `Alle ${count} måleverdier er innenfor grenseverdiene`,
  deviating: (outside, notMeasured) =>
    [
      outside > 0 &&
        `${outside} ${outside === 1 ? "verdi" : "verdier"} er ikke innenfor grenseverdiene eller kan ikke vurderes`,
      notMeasured > 0 && `${notMeasured} ${notMeasured === 1 ? "påkrevd verdi" : "påkrevde verdier"} er ikke målt`,
    ]
      .filter(Boolean)
      .join("; "),
  standards: "Normer",
  standardsVersion: (version, day) => `Liste ${version}${day ? `, gjeldende på første måledag ${day}` : ""}.`,
  confirmation: "Virksomhetens bekreftelse",
  confirmed: ({ person, day }) => `bekreftet av ${person} ${day}`,
  quantities: "Målte størrelser",
  testVoltage: "Prøvespenning ved isolasjonsmåling",
  instrument: "Instrumenter",
  instrumentOf: ({ name, calibratedOn, validUntil }) =>
    [name, calibratedOn && `kalibrert ${calibratedOn}`, validUntil && `gyldig til ${validUntil}`]
      .filter(Boolean)
      .join(", "),
  withoutInstrument: (count) => `${count} ${count === 1 ? "verdi" : "verdier"} uten instrument`,
  visual: "Visuell kontroll",
  visualDone: "utført før tildekking (krysses av for hånd)",
  photos: "Bilder",
  photosOf: (count) => `${count} ${count === 1 ? "bilde" : "bilder"}, kontrollsummer i certificate.json`,
  manufacturer: "Monteringsanvisning",
  manufacturerGuide: "Montert etter produsentens anvisning, se første side",
  signed: ({ person, place, day }) => `${person}, ${place} ${day}, underskrevet med passnøkkel`,
  notSigned: ({ person, day }) => `${person} har erklært ${day}, men ikke underskrevet elektronisk`,
  noDeclaration: "erklæring fra den som har kontrollert",
  placeAndDate: "Sted og dato",
  signature: "Underskrift og navn med blokkbokstaver",
  keep: "Overleveres eieren av anlegget. Eieren oppbevarer erklæringen i hele anleggets levetid, virksomheten en kopi i minst fem år.",
  judgement:
    "Installasjonsvirksomheten er ansvarlig for at arbeidet er i samsvar med forskriften. Tjenesten som lager dokumentet, har sammenlignet måleverdiene med oppgitte grenser; den vurderer ikke samsvaret med kravene.",
};
