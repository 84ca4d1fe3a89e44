import { type Quantity, units } from "../reading/reading.ts";
import type { ProtocolInstallation } from "./fetchFolderInstallations.ts";

type Measurement = ProtocolInstallation["steps"][number]["entries"][number]["measurements"][number];
export type ProtocolInstrument = NonNullable<Measurement["instrument"]>;

/** "M1, 500 V", or with several instruments and their units: "Ω M1, MΩ M2 500 V". Lines of files come last. */
export function measuredWith(measurements: readonly Measurement[], lineWords: (line: number) => string): string | null {
  const told = instrumentsInWords(measurements);
  const lines = new Set(measurements.flatMap(({ fileLine }) => (fileLine ? lineWords(fileLine.line) : [])));
  return [told, ...lines].filter(Boolean).join(", ") || null;
}

function instrumentsInWords(measurements: readonly Measurement[]): string | null {
  const told = measurements.filter(({ instrument, testVoltage }) => instrument || testVoltage);
  const marks = new Set(told.map(markOf));
  const volts = told.flatMap(({ testVoltage }) => (testVoltage ? `${testVoltage}\u00a0V` : []));
  if (marks.size <= 1) return [...marks, ...volts].filter(Boolean).join(", ") || null;
  return told
    .map(({ quantity, testVoltage, ...one }) =>
      [units[quantity as Quantity], markOf(one), testVoltage && `${testVoltage}\u00a0V`].filter(Boolean).join("\u00a0"),
    )
    .join(", ");
}

const markOf = ({ instrument }: Pick<Measurement, "instrument">) => instrument && `M${instrument.number}`;

/** Sorted by the instruments' numbers. An instrument that was calibrated again is listed once per calibration. */
export function instrumentsOf(installations: readonly ProtocolInstallation[]): ProtocolInstrument[] {
  const all = installations.flatMap(({ steps }) =>
    steps.flatMap(({ entries }) =>
      entries.flatMap(({ measurements }) => measurements.flatMap(({ instrument }) => instrument ?? [])),
    ),
  );
  const each = new Map(all.map((one) => [`${one.number} ${one.calibratedOn} ${one.isOverdue}`, one]));
  return [...each.values()].sort(
    (one, other) =>
      one.number - other.number ||
      (one.calibratedOn ?? "").localeCompare(other.calibratedOn ?? "") ||
      Number(one.isOverdue) - Number(other.isOverdue),
  );
}
