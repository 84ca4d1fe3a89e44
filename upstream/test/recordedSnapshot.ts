import type { CertificateSnapshot, NationalRecord } from "../src/certificate/pdf/certificateSnapshot.ts";
import { standardsOn } from "../src/i18n/standards.ts";
import { exampleMeasuredWith, exampleSnapshot } from "./exampleSnapshot.ts";

type Country = NationalRecord["country"];

const firms = {
  FI: { city: "Tampere", email: "toimisto@lattiasahko.example", name: "Lattia Sähkö Oy", orgNumber: "0000000-0" },
  NO: { city: "Trondheim", email: "post@gulvel.example", name: "Gulv El AS", orgNumber: "000 000 000" },
  SE: { city: "Umeå", email: "kontor@nordgolv.example", name: "Nordgolv El AB", orgNumber: "559000-0000" },
};

const statements = {
  FI: "Laitteisto on rakennettu ja tarkastettu sähköturvallisuuslain 1135/2016 ja kohdassa 4 mainittujen standardien mukaisesti.",
  NO: "Arbeidet oppfyller sikkerhetskravene i kapittel V i forskrift om elektriske lavspenningsanlegg.",
  SE: "Arbetet är utfört och kontrollerat enligt vårt egenkontrollprogram och uppfyller kraven i elsäkerhetslagen (2016:732).",
};

const key = { algorithm: "ES256" as const, publicKey: "", authenticatorData: "", clientData: "", signature: "" };

/** A certificate of two rooms, in the country's language, with a complete national record. */
export function recordedSnapshot(country: Country, change: Partial<NationalRecord> = {}): CertificateSnapshot {
  const { city, email, name, orgNumber } = firms[country];
  const language = ({ FI: "fi", NO: "no", SE: "sv" } as const)[country];
  const snapshot = exampleSnapshot({ language, company: { name, orgNumber, city } });
  const rooms = snapshot.rooms.slice(1, 3);
  for (const [index, room] of rooms.entries()) {
    const sha256 = `${index}`.repeat(60).concat("beef");
    const signed = { ...key, text: "", sha256, record: "", hashes: null, nonce: "" };
    room.declaration = { person: "Antti Laine", at: "2026-11-18T12:05:00.000Z", day: "2026-11-18", signed };
    for (const step of room.products.flatMap(({ steps }) => steps)) {
      const { insulation } = exampleMeasuredWith;
      const instrument = { ...insulation.instrument, validUntil: "2027-11-05", overdue: false };
      step.measuredWith = { insulation: { ...insulation, instrument }, resistance: { instrument, testVoltage: null } };
      step.photos = [{ fileId: "photo", fileName: "cable.jpg" }];
    }
  }
  return {
    ...snapshot,
    rooms,
    nationalRecord: {
      country,
      headOfWorks: {
        ...{ name: "Päivi Nieminen", qualification: "sähköpätevyys 2" },
        ...{ phone: "+358 3 000 0071", email: "paivi@lattiasahko.example" },
      },
      workKind: "EXTENSION",
      statement: statements[country],
      standards: {
        ...standardsOn(country, "2026-10-12"),
        confirmation: { person: "Tuula Salo", day: "2026-09-01" },
      },
      firm: { address: `Storgatan 7, 332 30 ${city}`, phone: "+358 3 000 0070", email },
      period: { from: "2026-10-12", until: "2026-11-18" },
      ...change,
    },
  };
}
