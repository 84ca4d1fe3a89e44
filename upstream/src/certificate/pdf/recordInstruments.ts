import type { CertificateTexts } from "../texts/CertificateTexts.ts";
import type { CertificateSnapshot, CertifiedInstrument } from "./certificateSnapshot.ts";

type Used = { instrument: CertifiedInstrument; voltages: Set<number>; endedOn: string | null };

/** A sentence about each instrument that the values name, in the order of the instruments' numbers. Empty if no value names one. */
export function recordInstruments(texts: CertificateTexts, { rooms }: Pick<CertificateSnapshot, "rooms">): string {
  const steps = rooms.flatMap(({ products }) => products.flatMap((product) => product.steps));
  const told = steps.flatMap(({ measuredWith = {} }) => Object.values(measuredWith));
  const used = new Map<number, Used>();
  for (const { instrument, testVoltage } of told) {
    if (!instrument) continue;
    const known = used.get(instrument.number) ?? { instrument, voltages: new Set(), endedOn: null };
    if (testVoltage !== null) known.voltages.add(testVoltage);
    if (instrument.overdue) known.endedOn = instrument.validUntil;
    used.set(instrument.number, known);
  }
  return [...used.values()]
    .toSorted((one, other) => one.instrument.number - other.instrument.number)
    .map((one) => sentence(texts, one))
    .join(" ");
}

function sentence(texts: CertificateTexts, { instrument, voltages, endedOn }: Used): string {
  const { number, maker, model, serialNumber } = instrument;
  const volts = [...voltages].toSorted((one, other) => one - other).map((each) => `${each}\u00a0V`);
  const parts = [`M${number} ${maker} ${model}`, serialNumber, ...volts];
  return texts.measuredWith(parts.join(", "), endedOn);
}
