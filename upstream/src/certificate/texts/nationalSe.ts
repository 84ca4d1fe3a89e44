import type { NationalRecordTexts } from "./NationalRecordTexts.ts";

export const se: NationalRecordTexts = {
  language: "sv",
  title: "Protokoll över egenkontroll",
  subtitle:
    "Elektrisk golvvärme. Protokollet gäller bara de värmekablar som nämns här; skyddsapparater, jordfelsbrytare och skyddsledare hör till hela anläggningens dokumentation.",
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
  period: "Mätperiod",
  kind: "Arbetets art",
  kinds: { NEW_INSTALLATION: "ny anläggning", EXTENSION: "utökning", CHANGE: "ändring" },
  firm: "Elinstallationsföretag",
  contact: "Kontakt",
  head: "Elinstallatör för regelefterlevnad",
  qualification: "Auktorisation",
  headContact: "Kontakt, elinstallatör",
  installer: "installatör",
  people: "Monterat och mätt av",
  statement: "Företagets intyg",
  values: "Mätvärden",
  within: (count) =>
    count === 1 ? "Det enda mätvärdet är inom gränsvärdena" : `Alla ${count} mätvärden inom gränsvärdena`,
  deviating: (outside, notMeasured) =>
    [
      outside > 0 && `${outside} värde${outside === 1 ? "" : "n"} är inte inom gränsvärdena eller kan inte bedömas`,
      notMeasured > 0 && `${notMeasured} ${notMeasured === 1 ? "krävt värde" : "krävda värden"} har inte mätts`,
    ]
      .filter(Boolean)
      .join("; "),
  otherFaults: { label: "Andra fel och brister", value: "________________ (skrivs för hand)" },
  standards: "Föreskrifter och standarder",
  standardsVersion: (version, day) => `Lista ${version}${day ? `, vald efter datum för första mätdagen ${day}` : ""}.`,
  confirmation: "Företagets bekräftelse",
  confirmed: ({ person, day }) => `bekräftad av ${person} ${day}`,
  quantities: "Uppmätta storheter",
  testVoltage: "Provspänning vid isolationsmätning",
  instrument: "Instrument",
  instrumentOf: ({ name, calibratedOn, validUntil }) =>
    [name, calibratedOn && `kalibrerat ${calibratedOn}`, validUntil && `giltigt till ${validUntil}`]
      .filter(Boolean)
      .join(", "),
  withoutInstrument: (count) => `${count} värde${count === 1 ? "" : "n"} utan instrument`,
  visual: "Okulär kontroll",
  visualDone: "utförd före övertäckning (kryssas i för hand)",
  photos: "Bilder",
  photosOf: (count) => `${count} ${count === 1 ? "bild" : "bilder"}, kontrollsummor i certificate.json`,
  manufacturer: "Monteringsanvisning",
  manufacturerGuide: "Monterat enligt tillverkarens anvisning, se första sidan",
  signed: ({ person, place, day }) => `${person}, ${place} ${day}, undertecknat digitalt med passkey`,
  notSigned: ({ person, day }) => `${person} har lämnat försäkran ${day} men inte undertecknat den digitalt`,
  noDeclaration: "försäkran av den som kontrollerat",
  placeAndDate: "Ort och datum",
  signature: "Underskrift och namnförtydligande",
  keep: "Råd: lämna protokollet till beställaren, och spara det så länge anläggningen används.",
  judgement:
    "Elinstallationsföretaget ansvarar för att kraven uppfylls. Tjänsten som sammanställer dokumentet har jämfört mätvärdena med angivna gränsvärden; den bedömer inte om kraven uppfylls.",
};
