import type { components } from "../../__generated__/contract.ts";
import type { MeasuredWith } from "../../step/measuredWith.ts";
import type { CertifiedRoom, CertifiedStep, NationalRecord } from "./certificateSnapshot.ts";

export type RecordItem = components["schemas"]["RecordItem"];

type MeasuredField = keyof MeasuredWith;

const measured: MeasuredField[] = ["resistance", "insulation", "current"];

/** The items that a country's record of these rooms lacks, in the contract's order. */
export function recordLacks(
  {
    country,
    headOfWorks,
    workKind,
    statement,
    standards,
  }: Pick<NationalRecord, "country" | "headOfWorks" | "workKind" | "statement" | "standards">,
  rooms: CertifiedRoom[],
): RecordItem[] {
  const { name, qualification, phone, email } = headOfWorks;
  const steps = stepsOf(rooms);
  const isInsulationMeasured = steps.some((step) => measuredValues(step).includes("insulation"));
  const lacks: Record<RecordItem, boolean> = {
    HEAD_OF_WORKS: name === null,
    QUALIFICATION: qualification === null,
    CONTACT: phone === null && email === null,
    WORK_KIND: country === "NO" && !workKind,
    STATEMENT: statement === null,
    STANDARDS: standards.confirmation === null,
    RESULTS: rooms.some((room) => stepsOf([room]).every((step) => measuredValues(step).length === 0)),
    INSTRUMENT: steps.some((step) => withoutInstrument(step).length > 0),
    TEST_VOLTAGE: isInsulationMeasured && testVoltages(steps).length === 0,
    PHOTOS: steps.every(({ photos = [] }) => photos.length === 0),
    SIGNATURE: rooms.some(({ declaration }) => !declaration?.signed),
  };
  return (Object.keys(lacks) as RecordItem[]).filter((item) => lacks[item]);
}

export const stepsOf = (rooms: CertifiedRoom[]) =>
  rooms.flatMap(({ products }) => products.flatMap(({ steps }) => steps));

export function measuredValues({ values }: CertifiedStep): MeasuredField[] {
  return measured.filter((field) => values[field] !== undefined && values[field] !== "NOT_MEASURED");
}

/** Voltages of the insulation tests in volts, lowest first. */
export function testVoltages(steps: CertifiedStep[]): number[] {
  const told = steps.flatMap(({ measuredWith = {} }) => measuredWith.insulation?.testVoltage ?? []);
  return [...new Set(told)].toSorted((one, other) => one - other);
}

export function withoutInstrument(step: CertifiedStep): MeasuredField[] {
  return measuredValues(step).filter((field) => !step.measuredWith?.[field]?.instrument);
}
