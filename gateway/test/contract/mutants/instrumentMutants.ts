import { answers, done, insteadOfRefusal, type Json, type Mutant, on, sends, sendsUnseen } from "./Mutant.ts";

const readBack = "updateInstrument: the change is read back, and what is left out stays";
const named =
  "createMeasurement: a value names its instrument, whose calibration had ended, and keeps it from being deleted";

type Listed = { data: Json[] };

const listed = (change: (instrument: Json) => Json) =>
  on(
    "listInstruments",
    answers<Listed>(({ data }) => ({ data: data.map(change) })),
  );

type Told = { measuredWith?: { insulation?: { instrument: Json | null; testVoltage: number | null } } };

const told = (change: (insulation: NonNullable<NonNullable<Told["measuredWith"]>["insulation"]>) => object) =>
  on(
    "createMeasurement",
    answers<Told>(({ measuredWith, ...entry }) => ({
      ...entry,
      ...(measuredWith?.insulation && { measuredWith: { insulation: change(measuredWith.insulation) } }),
    })),
  );

export const instrumentMutants: Mutant[] = [
  {
    name: "a new instrument has another serial number",
    claim: "createInstrument: the instrument is listed with its calibration",
    field: "serialNumber",
    intercept: listed((instrument) => ({ ...instrument, serialNumber: "other" })),
  },
  {
    name: "an instrument never goes out of use",
    claim: readBack,
    field: "retiredOn",
    intercept: on(
      "updateInstrument",
      sendsUnseen(({ retired: _, ...body }) => body),
    ),
  },
  {
    name: "a deleted instrument is still there",
    claim: "deleteInstrument: the instrument is gone",
    field: "data",
    intercept: on("deleteInstrument", done),
  },
  {
    name: "a calibration loses its certificate",
    claim: "createCalibrationUpload: the uploaded file is the certificate of a calibration",
    field: "fileName",
    intercept: listed((instrument) => ({
      ...instrument,
      calibrations: (instrument.calibrations as Json[]).map((calibration) => ({ ...calibration, certificate: null })),
    })),
  },
  {
    name: "a value forgets its test voltage",
    claim: named,
    field: "testVoltage",
    intercept: on(
      "createMeasurement",
      sends(({ testVoltage: _, ...body }) => body),
    ),
  },
  {
    name: "an ended calibration goes for one that holds",
    claim: named,
    field: "overdue",
    intercept: told((insulation) => ({ ...insulation, instrument: { ...insulation.instrument, overdue: false } })),
  },
  {
    name: "a used instrument is deleted",
    claim: named,
    field: "(used)",
    intercept: on("deleteInstrument", insteadOfRefusal(done)),
  },
];
