import { parseLowerBound, type Quantity, type Verdict } from "../../step/judgeReading.ts";
import type { CertificateTexts } from "../texts/CertificateTexts.ts";
import { formatReading } from "./formatReading.ts";
import type { RecordTable } from "./recordTables.ts";

const units: Partial<Record<Quantity, string>> = { resistance: "Ω", insulation: "MΩ" };

/** Explains the signs in the record, and no others. `near` is the text for △, which another font draws. */
export function recordLegend(texts: CertificateTexts, tables: RecordTable[], initials: Map<string, string>) {
  const lines = tables.flatMap(({ rooms }) => rooms.flatMap((room) => room.lines));
  const readings = lines.flatMap(({ quantity, readings }) => readings.map((reading) => ({ quantity, ...reading })));
  const people = [...initials].map(([name, sign]) => `${sign}\u00a0${name}`).join(", ");
  const overRange = (judged: Verdict, legend: (readings: string) => string) => {
    const found = readings.filter(({ value, verdict }) => verdict === judged && isOverRange(value));
    const signs = found.map(
      ({ quantity, value }) => `${formatReading(texts, quantity, value)}\u00a0${units[quantity]}`,
    );
    return signs.length > 0 && legend([...new Set(signs)].join(", "));
  };
  const others = [
    overRange("WITHIN", texts.overRangeLegend),
    overRange("OUTSIDE", texts.brokenLegend),
    overRange("INCONCLUSIVE", texts.inconclusiveLegend),
    readings.some(({ asked, verdict }) => asked && verdict === "NOT_MEASURED") && texts.notMeasuredLegend,
    people && `${people}.`,
  ];
  const near = readings.some(({ verdict }) => verdict === "NEAR_LIMIT") ? texts.nearLegend : null;
  return { near, others: others.filter(Boolean).join(" ") };
}

const isOverRange = (value: Parameters<typeof parseLowerBound>[0]) =>
  value === "OVER_RANGE" || parseLowerBound(value) !== null;
