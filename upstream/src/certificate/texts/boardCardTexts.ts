import type { Language } from "../../i18n/language.ts";

type BoardCardTexts = {
  fileName: string;
  title: string;
  doNotDrill: string;
  room: string;
  group: string;
  product: string;
  power: string;
  beforeOpening: string;
  page: string;
  code: string;
  certificate(number: string): string;
  validUntil(day: string): string;
  printed(day: string): string;
  part(card: number, cards: number): string;
};

export const boardCardTexts: Record<Language, BoardCardTexts> = {
  sv: {
    fileName: "Kort till elcentralen",
    title: "Värmekabel i golvet",
    doNotDrill: "Borra, spika och skruva inte i de här golven.",
    room: "Rum",
    group: "Grupp, säkring",
    product: "Produkt",
    power: "Effekt",
    beforeOpening:
      "Innan golvet öppnas: bryt gruppen och mät isolationen, minst 10 MΩ. Kabeln ligger strax under ytan. Skriv grupp och säkring med penna.",
    page: "Garanti och mätvärden",
    code: "Kod",
    certificate: (number) => `Garantibevis ${number}`,
    validUntil: (day) => `Garanti till ${day}`,
    printed: (day) => `Utskrivet ${day}, spara i elcentralen`,
    part: (card, cards) => `Kort ${card} av ${cards}`,
  },
  da: {
    fileName: "Kort til eltavlen",
    title: "Varmekabel i gulvet",
    doNotDrill: "Bor, søm og skru ikke i disse gulve.",
    room: "Rum",
    group: "Gruppe, sikring",
    product: "Produkt",
    power: "Effekt",
    beforeOpening:
      "Før gulvet åbnes: afbryd gruppen, og mål isolationen, mindst 10 MΩ. Kablet ligger lige under overfladen. Skriv gruppe og sikring med pen.",
    page: "Garanti og måleværdier",
    code: "Kode",
    certificate: (number) => `Garantibevis ${number}`,
    validUntil: (day) => `Garanti til ${day}`,
    printed: (day) => `Udskrevet ${day}, gemmes i eltavlen`,
    part: (card, cards) => `Kort ${card} af ${cards}`,
  },
  no: {
    fileName: "Kort til sikringsskapet",
    title: "Varmekabel i gulvet",
    doNotDrill: "Ikke bor, spikre eller skru i disse gulvene.",
    room: "Rom",
    group: "Kurs, sikring",
    product: "Produkt",
    power: "Effekt",
    beforeOpening:
      "Før gulvet åpnes: bryt kursen og mål isolasjonen, minst 10 MΩ. Kabelen ligger rett under overflaten. Skriv kurs og sikring med penn.",
    page: "Garanti og måleverdier",
    code: "Kode",
    certificate: (number) => `Garantibevis ${number}`,
    validUntil: (day) => `Garanti til ${day}`,
    printed: (day) => `Skrevet ut ${day}, beholdes i skapet`,
    part: (card, cards) => `Kort ${card} av ${cards}`,
  },
  fi: {
    fileName: "Kortti sähkökeskukseen",
    title: "Lämpökaapeli lattiassa",
    doNotDrill: "Älä poraa, naulaa tai ruuvaa näihin lattioihin.",
    room: "Huone",
    group: "Ryhmä, sulake",
    product: "Tuote",
    power: "Teho",
    beforeOpening:
      "Ennen lattian avaamista: katkaise ryhmä ja mittaa eristys, vähintään 10 MΩ. Kaapeli on heti pinnan alla. Kirjoita ryhmä ja sulake kynällä.",
    page: "Takuu ja mittausarvot",
    code: "Koodi",
    certificate: (number) => `Takuutodistus ${number}`,
    validUntil: (day) => `Takuu ${day} asti`,
    printed: (day) => `Tulostettu ${day}, säilytä keskuksessa`,
    part: (card, cards) => `Kortti ${card}/${cards}`,
  },
  de: {
    fileName: "Karte für den Verteiler",
    title: "Heizkabel im Boden",
    doNotDrill: "In diese Böden nicht bohren, nageln oder schrauben.",
    room: "Raum",
    group: "Stromkreis",
    product: "Produkt",
    power: "Leistung",
    beforeOpening:
      "Vor dem Öffnen: Stromkreis abschalten, Isolation messen, mindestens 10 MΩ. Das Kabel liegt dicht unter der Oberfläche. Stromkreis mit Stift eintragen.",
    page: "Garantie und Messwerte",
    code: "Code",
    certificate: (number) => `Garantieurkunde ${number}`,
    validUntil: (day) => `Garantie bis ${day}`,
    printed: (day) => `Gedruckt ${day}, bleibt am Verteiler`,
    part: (card, cards) => `Karte ${card} von ${cards}`,
  },
  en: {
    fileName: "Card for the distribution board",
    title: "Heating cable in the floor",
    doNotDrill: "Do not drill, nail or screw into these floors.",
    room: "Room",
    group: "Circuit, breaker",
    product: "Product",
    power: "Power",
    beforeOpening:
      "Before opening the floor: switch the circuit off and measure the insulation, at least 10 MΩ. The cable lies just below the surface. Write circuit and breaker by pen.",
    page: "Warranty and measured values",
    code: "Code",
    certificate: (number) => `Warranty certificate ${number}`,
    validUntil: (day) => `Warranty until ${day}`,
    printed: (day) => `Printed ${day}, keep at the board`,
    part: (card, cards) => `Card ${card} of ${cards}`,
  },
};
