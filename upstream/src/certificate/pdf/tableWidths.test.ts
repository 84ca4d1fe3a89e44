import { expect, test } from "@jest/globals";
import { extractText, getDocumentProxy } from "unpdf";
import { exampleRoom, exampleSnapshot } from "../../../test/exampleSnapshot.ts";
import type { Language } from "../../i18n/language.ts";
import { stepCatalogue } from "../../step/stepCatalogue.ts";
import { certificateTextsIn } from "../texts/certificateTextsIn.ts";
import type { CertificateSnapshot, CertifiedRoom } from "./certificateSnapshot.ts";
import { renderCertificates } from "./renderCertificates.ts";

const rooms: Record<Language, string[]> = {
  sv: ["Omklädningsrum 1", "Hygienutrymme, plan 2", "Badrum med tvättmaskin"],
  en: ["Changing room 1", "Conservatory and orangery", "Wheelchair-accessible bathroom"],
  fi: ["Kodinhoitohuone", "Pukeutumishuone 1", "Märkäeteinen, alakerta"],
  da: ["Omklædningsrum 1", "Badeværelse, stueplan", "Entré og viktualierum"],
  no: ["Garderobe 1", "Omkledningsrom, plan 2", "Vaskerom og badstue"],
  de: ["Hauswirtschaftsraum", "Umkleideraum 1", "Behindertentoilette, Erdgeschoss"],
};
const current = stepCatalogue.filter(({ asks }) => asks.current);
const resistance = stepCatalogue.filter(({ asks }) => asks.resistance);

test.each(Object.keys(rooms) as Language[])("breaks no word of %s in the tables", async (language) => {
  const texts = certificateTextsIn(language);
  const { products, record } = await tablesOf(exampleSnapshot({ language, rooms: roomsIn(language) }));
  const productWords = [...rooms[language], texts.productNumber, texts.marking, texts.power, texts.voltage];
  expect(wordsOf(productWords).filter((word) => !products.includes(word))).toEqual([]);
  const recordWords = [
    ...rooms[language],
    ...stepCatalogue.map(({ title }) => title[language]),
    ...Object.values(texts.quantities),
    texts.expected,
    texts.within,
    texts.nearLimit,
    texts.outside,
    texts.inconclusive,
    texts.recorded,
    `251${language === "en" ? "." : ","}3–291${language === "en" ? "." : ","}0`,
  ];
  expect(wordsOf(recordWords).filter((word) => !record.includes(word))).toEqual([]);
});

test.each<[Language, string]>([
  ["sv", "Flerbostadshusomkläd- ningsrumsventilationsag- gregatrummet"],
  ["de", "Heizmattenoberflächen- temperaturregelungs- raum"],
  ["fi", "Lattialämmityskaapelina- sennushuone"],
  ["da", "Flerfamilieejendomsom- klædningsventilationsag- gregatrummet"],
  ["no", "Flermannsboligomkled- ningsventilasjonsaggrega- trommet"],
  ["en", "Counterinstitutionalisa- tionallyrefrigeratedroom"],
])("hyphenates a word of %s that no column can hold, between its syllables", async (language, broken) => {
  const [room] = roomsIn(language);
  if (!room) throw new Error("The example has no room.");
  const title = broken.replaceAll("- ", "");
  const { record } = await tablesOf(exampleSnapshot({ language, rooms: [{ ...room, title }] }));
  expect(record).toContain(broken);
});

const wordsOf = (lines: string[]) => lines.flatMap((line) => line.split(/ |(?<=-)/));

/** The text of both tables. A word broken without a hyphen contains a space. */
async function tablesOf(snapshot: CertificateSnapshot): Promise<{ products: string; record: string }> {
  const { bytes } = await renderCertificates([snapshot], (code) => `https://warranty.example/certificate/${code}`);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  const [products = "", record = ""] = text.replace(/\s+/g, " ").split(recordTitle(snapshot.language));
  return { products, record };
}

const recordTitle = (language: Language) => certificateTextsIn(language).recordOf(1, 1).split(",")[0] ?? "";

/** Rooms with every verdict. The last room has a product that is tested by its current. */
function roomsIn(language: Language): CertifiedRoom[] {
  const [near = "", outside = "", inconclusive = ""] = rooms[language];
  const drawn = [
    exampleRoom(near, "Fjällum Cable 20, 10 m", [251.3, 291], [288, 288, 288.9, 288.7], [100, 100, 100, 100]),
    exampleRoom(outside, "Fjällum Cable 20, 10 m", [251.3, 291], [260, 260, 260, "OVER_RANGE"], [100, 100, 100, 100]),
    exampleRoom(inconclusive, "Fjällum Cable 20, 10 m", [251.3, 291], [260, 260, 260, 260], [">5", ">5", ">5", ">5"]),
  ].map((room) => ({ ...room, products: room.products.map((product) => titledSteps(product, language, resistance)) }));
  const [room] = drawn;
  const product = room?.products[0];
  if (!room || !product) throw new Error("The example has no product.");
  const energised = titledSteps(product, language, current).steps.map((step) => ({
    ...step,
    asked: { insulation: { minimum: 10 }, current: {}, temperature: {}, isWaterSurrounded: {} },
    values: { insulation: 100, current: 1.2, temperature: 21, isWaterSurrounded: true },
  }));
  return [...drawn, { ...room, products: [{ ...product, steps: energised }] }];
}

function titledSteps(product: CertifiedRoom["products"][number], language: Language, steps: typeof resistance) {
  const titled = steps.map(({ stepLabel, title }, index) => {
    const [step] = product.steps.slice(index);
    if (!step) throw new Error("The example has too few steps.");
    return { ...step, label: stepLabel, title: title[language] };
  });
  return { ...product, steps: titled };
}
