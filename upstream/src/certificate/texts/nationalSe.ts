import type { NationalRecordTexts } from "./NationalRecordTexts.ts";

export const se: NationalRecordTexts = {
  language: "sv",
  title: "Egenkontroll",
  subtitle: "Elektrisk golvvärme. Egenkontrollen gäller bara de värmekablar som nämns här.",
  items: [
    { title: "Anläggning och uppdrag", parts: ["object", "work"] },
    { title: "Elinstallationsföretag och elinstallatör för regelefterlevnad", parts: ["firm", "head", "people"] },
    { title: "Tillämpade föreskrifter och standarder", parts: ["standards"] },
    { title: "Utförda kontroller och mätmetoder", parts: ["methods", "photos"] },
    { title: "Resultat av kontroller och mätningar", parts: ["results"] },
    { title: "Fel och brister", parts: ["deviations"] },
    { title: "Överensstämmelse med kraven", parts: ["statement"] },
    { title: "Kontrollen utförd av, datum och underskrift", parts: ["signature"] },
  ],
  missing: "saknas",
  object: "Anläggning",
  address: "Adress",
  customer: "Beställare",
  work: "Arbete",
  workOf: (rooms, products) =>
    `Värmekablar i golv: ${rooms} rum, ${products} ${products === 1 ? "produkt" : "produkter"}`,
  rooms: "Rum",
  period: "Tid",
  kind: "Arbetets art",
  kinds: ["ny anläggning", "utökning", "ändring"],
  firm: "Elinstallationsföretag",
  contact: "Kontakt",
  head: "Elinstallatör för regelefterlevnad",
  qualification: "Auktorisation",
  headContact: "Kontakt, elinstallatör",
  people: "Montörer",
  statement: "Företagets intyg",
  values: "Mätvärden",
  within: (count) => (count === 1 ? "Det enda värdet är inom gränserna" : `Alla ${count} värden inom gränserna`),
  deviating: (outside, notMeasured) =>
    [
      outside > 0 && `${outside} värde${outside === 1 ? "" : "n"} är inte inom gränserna eller kan inte bedömas`,
      notMeasured > 0 && `${notMeasured} ${notMeasured === 1 ? "krävt värde" : "krävda värden"} har inte mätts`,
    ]
      .filter(Boolean)
      .join("; "),
  standards: "Föreskrifter och standarder",
  standardsVersion: (version, day) => `Lista ${version}${day ? `, efter första mätdagen ${day}` : ""}.`,
  quantities: "Mätt",
  testVoltage: "Provspänning för isolationsresistans",
  instrument: "Instrument",
  instrumentOf: ({ name, calibratedOn, validUntil }) =>
    [name, calibratedOn && `kalibrerat ${calibratedOn}`, validUntil && `giltigt till ${validUntil}`]
      .filter(Boolean)
      .join(", "),
  withoutInstrument: (count) => `${count} värde${count === 1 ? "" : "n"} utan instrument`,
  photos: "Foton",
  photosOf: (count) => `${count} ${count === 1 ? "foto" : "foton"}, kontrollsummor i certificate.json`,
  manufacturer: "Monteringsanvisning",
  manufacturerGuide: "Monterat enligt tillverkarens anvisning, se första sidan",
  signed: ({ person, place, day }) => `${person}, ${place} ${day}, signerat med nyckel (passkey)`,
  notSigned: ({ person, day }) => `${person} har försäkrat ${day} men inte signerat`,
  noDeclaration: "försäkran av den som kontrollerat",
  placeAndDate: "Ort och datum",
  signature: "Underskrift och namnförtydligande",
  keep: "Lämnas till beställaren. Spara den så länge anläggningen används.",
  judgement:
    "Elinstallationsföretaget ansvarar för att kraven uppfylls. Dokumentet återger företagets uppgifter och bedömer dem inte.",
};
