import type { RecordTable } from "../recordTables.ts";
import type { CertificateTexts } from "../texts/CertificateTexts.ts";

/** Explains the signs that the record uses, and only those. `near` belongs to △, which another face draws. */
export function recordLegend(texts: CertificateTexts, tables: RecordTable[], initials: Map<string, string>) {
  const lines = tables.flatMap(({ rooms }) => rooms.flatMap((room) => room.lines));
  const readings = lines.flatMap(({ quantity, readings }) => readings.map((reading) => ({ quantity, ...reading })));
  const overRange = readings.filter(({ value }) => value === "OVER_RANGE");
  const people = [...initials].map(([name, sign]) => `${sign}\u00a0${name}`).join(", ");
  const others = [
    overRange.some(({ quantity }) => quantity === "insulation") && texts.overRangeLegend,
    overRange.some(({ quantity }) => quantity !== "insulation") && texts.brokenLegend,
    readings.some(({ asked, verdict }) => asked && verdict === "NOT_MEASURED") && texts.notMeasuredLegend,
    people && `${people}.`,
  ];
  const near = readings.some(({ verdict }) => verdict === "NEAR_LIMIT") ? texts.nearLegend : null;
  return { near, others: others.filter(Boolean).join(" ") };
}
