import { useIntl } from "react-intl";
import { localDay } from "../i18n/localDay.ts";
import { useText } from "../i18n/useText.ts";
import { dayAndPerson } from "../reading/dayAndPerson.ts";
import { instrumentName } from "../reading/instrumentName.ts";
import { type Quantity, readingText, storedReading, units } from "../reading/reading.ts";
import { verdictLook } from "../reading/verdict.ts";
import type { Cell } from "../spreadsheet/csv.ts";
import type { ProtocolInstallation } from "./fetchFolderInstallations.ts";
import type { ProtocolEntry } from "./useProtocol.ts";

type StepEntry = ProtocolInstallation["steps"][number]["entries"][number];

const columns = [
  "folder",
  "installation",
  "installer",
  "finished",
  "activated",
  "step",
  "product",
  "number",
  "marking",
  "length",
  "quantity",
  "value",
  "unit",
  "minimum",
  "maximum",
  "verdict",
  "day",
  "person",
  "files",
  "instrument",
  "testVoltage",
  "file",
] as const;

/** Turns a protocol into spreadsheet rows: the column names, then one row per value. */
export function useProtocolRows() {
  const text = useText();
  const { locale } = useIntl();
  const waterRows = ({ isWaterSurrounded }: StepEntry): Cell[][] => {
    if (typeof isWaterSurrounded !== "boolean") return [];
    const word = text(`step.waterSurrounded.${isWaterSurrounded ? "yes" : "no"}`);
    return [[text("step.waterSurrounded"), word, null, null, null, null]];
  };
  const toldCells = ({ instrument, testVoltage, fileLine }: StepEntry["measurements"][number]): Cell[] => [
    instrument
      ? `${instrumentName(instrument)}, ${text("instrument.serial", { number: instrument.serialNumber })}`
      : null,
    testVoltage ?? null,
    fileLine ? `${fileLine.fileName}: ${fileLine.line}` : null,
  ];
  const readingCell = (measured: StepEntry["measurements"][number], quantity: Quantity): Cell => {
    const reading = storedReading(measured);
    if (reading.kind === "notMeasured") return text("step.notMeasured");
    if (reading.kind === "value") return reading.value;
    return readingText(reading, quantity, locale) || null;
  };
  /** `value` are the cells before day and person, `told` the cells after the files. */
  const valueRows = (entry: StepEntry): { value: Cell[]; told: Cell[] }[] => [
    ...entry.measurements.flatMap((measured) => {
      const { quantity, minimum, maximum, lowerLimit, verdict } = measured;
      if (quantity === "%future added value") return [];
      const reading = readingCell(measured, quantity);
      const judged = verdict ? text(verdictLook(verdict, quantity).id) : null;
      const limits = [minimum ?? lowerLimit ?? null, maximum ?? null];
      const value = [text(`quantity.${quantity}`), reading, units[quantity], ...limits, judged];
      return [{ value, told: toldCells(measured) }];
    }),
    ...waterRows(entry).map((value) => ({ value, told: [null, null, null] })),
  ];
  const rowsOf = ({ place, installation }: ProtocolEntry): Cell[][] => {
    const { title, installer, completedAt, activatedAt, products, steps } = installation;
    const days = [completedAt, activatedAt].map((at) => (at ? localDay(at) : null));
    const head = [place, title, `${installer.firstName} ${installer.lastName}`, ...days];
    const rows = steps.flatMap((step) =>
      step.entries.flatMap((entry) => {
        const product = products.find(({ measurementId }) => measurementId === entry.measurementId);
        const what = [product?.title, product?.number, product?.cableMarking, product?.length].map(
          (cell) => cell ?? null,
        );
        const { day, person } = dayAndPerson(entry);
        const files = entry.attachments.map(({ fileName }) => fileName).join(", ");
        const tail = [day, person, files];
        return valueRows(entry).map(({ value, told }) => [...head, step.title, ...what, ...value, ...tail, ...told]);
      }),
    );
    return rows.length > 0 ? rows : [head];
  };
  const write = (entries: readonly ProtocolEntry[]): Cell[][] => [
    columns.map((name) => text(`protocol.column.${name}`)),
    ...entries.flatMap(rowsOf),
  ];
  return { write, locale };
}
