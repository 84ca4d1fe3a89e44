import type { CertificateSnapshot, CertifiedProduct } from "../src/certificate/pdf/certificateSnapshot.ts";
import type { Reading } from "../src/step/judgeReading.ts";

const titles = ["Före förläggning", "Efter förläggning, före övertäckning", "Efter övertäckning", "Före inkoppling"];
const days = ["2026-10-12", "2026-10-13", "2026-10-19", "2026-11-18"];

/** A certificate of five rooms for tests. One room is near its limit, and all were measured on the same days. */
export function exampleSnapshot(change: Partial<CertificateSnapshot> = {}): CertificateSnapshot {
  const over: Reading = ">1000";
  return {
    language: "sv",
    number: "FG-2026-004817",
    code: "kQ3vJ8mZt1xW5rYb7nLc2dHf6gPs9aEu",
    issuedAt: "2026-11-20T09:30:00.000Z",
    issuedDay: "2026-11-20",
    validFrom: "2026-11-20",
    validUntil: "2036-11-19",
    validYears: 10,
    project: { name: "Kvarteret Ripan", folder: "", postalCode: "903 42", city: "Umeå" },
    customer: { name: "Brf Ripan", email: "styrelsen@brfripan.example" },
    company: { name: "Nordgolv El AB", orgNumber: "559000-0000", city: "Umeå" },
    senderName: "Elin Sandberg",
    installerNames: ["Elin Sandberg"],
    rooms: [
      exampleRoom(
        "Kök, plan 1",
        "Fjällum Cable 20, 18 m",
        [139.6, 161.6],
        [147.1, 147.3, 147.4, 147.4],
        [over, over, over, over],
      ),
      exampleRoom("Badrum 2A", "Fjällum Mat 100, 6 m²", [83.8, 97], [88, 88.2, 88.4, 88.4], [over, over, 820, 800]),
      exampleRoom(
        "Dusch 2B",
        "Fjällum Mat 100, 2 m²",
        [251.3, 291],
        [265.2, 266, 288.9, 288.7],
        [over, over, 640, 620],
      ),
      exampleRoom("Bad N1", "Fjällum Cable 20, 30 m", [83.8, 97], [88.4, 88.6, 88.6, 88.7], [over, over, over, over]),
      exampleRoom(
        "Wc N2",
        "Fjällum Cable 20, 10 m",
        [251.3, 291],
        [263.8, 264, 264.4, 264.2],
        [over, over, over, over],
      ),
    ],
    ...change,
  };
}

export function exampleRoom(
  title: string,
  product: string,
  band: [number, number],
  resistance: Reading[],
  insulation: Reading[],
) {
  return { title, hasPhotos: true, products: [exampleProduct(product, band, resistance, insulation)] };
}

function exampleProduct(
  title: string,
  [minimum, maximum]: [number, number],
  resistance: Reading[],
  insulation: Reading[],
): CertifiedProduct {
  const steps = titles.map((step, index) => ({
    label: `step-${index + 1}`,
    title: step,
    day: days[index] ?? null,
    person: index === 2 ? "Jonas Bergkvist" : "Elin Sandberg",
    asked: { resistance: { minimum, maximum }, insulation: { minimum: 10 } },
    values: { resistance: resistance[index], insulation: insulation[index] },
  }));
  return { title, number: "E 89 607 02", marking: "FC20-18-26112", length: 18, power: 360, voltage: 230, steps };
}

const instrument = { id: "i", number: 2, maker: "Elmät", model: "IR-500", serialNumber: "21-0377", overdue: true };

export const exampleMeasuredWith = {
  insulation: {
    instrument: { ...instrument, calibratedOn: "2025-11-05", validUntil: "2026-11-05" },
    testVoltage: 500,
    file: { id: "f", fileName: "ir500.csv", sha256: "0f".repeat(32), line: 4, text: "TV-B16;88,9;2" },
  },
};
