import type { NationalRecordTexts } from "./NationalRecordTexts.ts";

export const fi: NationalRecordTexts = {
  language: "fi",
  title: "Käyttöönottotarkastuspöytäkirja",
  subtitle:
    "Sähköinen lattialämmitys. Pöytäkirja koskee vain tässä mainittuja lämmityskaapeleita; suojalaitteet, vikavirtasuojat ja EMC kuuluvat koko asennuksen pöytäkirjaan.",
  items: [
    { title: "Kohteen yksilöintitiedot: mitä on tehty ja missä", parts: ["object", "work"] },
    { title: "Sähkölaitteiston rakentaja ja sähkötöiden johtaja", parts: ["firm", "head", "people"] },
    { title: "Selvitys säännösten ja määräysten mukaisuudesta", parts: ["statement", "deviations"] },
    { title: "Sovelletut standardit", parts: ["standards"] },
    { title: "Yleiskuvaus käytetyistä tarkastusmenetelmistä", parts: ["methods", "photos"] },
    { title: "Tarkastusten ja testausten tulokset", parts: ["results"] },
    { title: "Tarkastuksen tekijän allekirjoitus", parts: ["signature"] },
  ],
  missing: "puuttuu",
  object: "Kohde",
  address: "Osoite",
  customer: "Tilaaja",
  work: "Työ",
  workOf: (rooms, products) =>
    `Lattialämmityskaapeleiden asennus: ${rooms} ${rooms === 1 ? "huone" : "huonetta"}, ${products} ${products === 1 ? "tuote" : "tuotetta"}`,
  rooms: "Huoneet",
  period: "Mittausajankohta",
  kind: "Työn laji",
  kinds: { NEW_INSTALLATION: "uudisasennus", EXTENSION: "laajennus", CHANGE: "muutos" },
  firm: "Sähkölaitteiston rakentaja",
  contact: "Yhteystiedot",
  head: "Sähkötöiden johtaja",
  qualification: "Pätevyys",
  headContact: "Johtajan yhteystiedot",
  installer: "asentaja",
  people: "Asentajat ja mittaajat",
  statement: "Rakentajan selvitys",
  values: "Mittausarvot",
  within: (count) =>
    count === 1 ? "Ainoa mittausarvo on raja-arvojen sisällä" : `Kaikki ${count} mittausarvoa raja-arvojen sisällä`,
  deviating: (outside, notMeasured) =>
    [
      outside > 0 &&
        `${outside} ${outside === 1 ? "arvo" : "arvoa"} ei ole raja-arvojen sisällä tai ei ole arvioitavissa`,
      notMeasured > 0 && `${notMeasured} ${notMeasured === 1 ? "vaadittu arvo" : "vaadittua arvoa"} mittaamatta`,
    ]
      .filter(Boolean)
      .join("; "),
  standards: "Standardit",
  standardsVersion: (version, day) =>
    `Luettelo ${version}${day ? `, valittu ensimmäisen mittauspäivän ${day} mukaan` : ""}.`,
  confirmation: "Yrityksen vahvistus",
  confirmed: ({ person, day }) => `vahvistanut ${person} ${day}`,
  quantities: "Mitatut suureet",
  testVoltage: "Eristysmittauksen koejännite",
  instrument: "Mittarit",
  instrumentOf: ({ name, calibratedOn, validUntil }) =>
    [name, calibratedOn && `kalibroitu ${calibratedOn}`, validUntil && `voimassa ${validUntil} asti`]
      .filter(Boolean)
      .join(", "),
  withoutInstrument: (count) => `${count} arvolla ei ole mittaria`,
  visual: "Aistinvarainen tarkastus",
  visualDone: "tehty ennen peittämistä (merkitään käsin)",
  photos: "Valokuvat",
  photosOf: (count) => `${count} ${count === 1 ? "kuva" : "kuvaa"}, tarkistussummat tiedostossa certificate.json`,
  manufacturer: "Valmistajan ohje",
  manufacturerGuide: "Asennettu valmistajan asennusohjeen mukaan, ks. ensimmäinen sivu",
  signed: ({ person, place, day }) => `${person}, ${place} ${day}, allekirjoitettu pääsyavaimella`,
  notSigned: ({ person, day }) => `${person} on vakuuttanut ${day}, mutta ei ole allekirjoittanut sähköisesti`,
  noDeclaration: "tarkastuksen tekijän vakuutus",
  placeAndDate: "Paikka ja päivä",
  signature: "Allekirjoitus ja nimenselvennys",
  keep: "Luovutetaan tilaajalle. Suositus: säilytä niin kauan kuin asennus on käytössä.",
  judgement:
    "Säännösten ja määräysten mukaisuudesta vastaa sähkölaitteiston rakentaja. Asiakirjan laativa palvelu on verrannut mittausarvoja annettuihin raja-arvoihin; se ei arvioi vaatimusten täyttymistä.",
};
