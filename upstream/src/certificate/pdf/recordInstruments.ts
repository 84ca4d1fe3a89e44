import type { CertificateTexts } from "../texts/CertificateTexts.ts";
import type { CertificateSnapshot, CertifiedInstrument } from "./certificateSnapshot.ts";
import { inSteps } from "./recordLegend.ts";

type Used = { instrument: CertifiedInstrument; steps: Set<number>; voltages: Set<number>; endedOn: string | null };

/** A sentence for each instrument, by number: test voltages, steps, and the end of a calibration that was overdue. */
export function recordInstruments(texts: CertificateTexts, { rooms }: Pick<CertificateSnapshot, "rooms">): string[] {
  const products = rooms.flatMap((room) => room.products);
  const told = products.flatMap(({ steps }) =>
    steps.flatMap(({ measuredWith = {} }, index) =>
      Object.values(measuredWith).map((value) => ({ ...value, step: index + 1 })),
    ),
  );
  const used = new Map<number, Used>();
  for (const { instrument, testVoltage, step } of told) {
    if (!instrument) continue;
    const known = used.get(instrument.number) ?? { instrument, steps: new Set(), voltages: new Set(), endedOn: null };
    known.steps.add(step);
    if (testVoltage !== null) known.voltages.add(testVoltage);
    if (instrument.overdue) known.endedOn = instrument.validUntil;
    used.set(instrument.number, known);
  }
  return [...used.values()]
    .toSorted((one, other) => one.instrument.number - other.instrument.number)
    .map((one) => sentence(texts, one));
}

function sentence(texts: CertificateTexts, { instrument, steps, voltages, endedOn }: Used): string {
  const { number, maker, model, serialNumber } = instrument;
  const volts = [...voltages].toSorted((one, other) => one - other).map((each) => `${each}\u00a0V`);
  const parts = [`M${number} ${maker} ${model}`, serialNumber, ...volts, inSteps(texts, steps)];
  return texts.measuredWith(parts.join(", "), endedOn);
}
