import { answers, done, type Json, type Mutant, on } from "./Mutant.ts";

const named =
  "createMeasurement: a value that was read from a file names its line, and one that is typed over it does not";

type Listed = { data: Json[] };
type Told = { measuredWith?: { insulation?: { file?: Json | null } } };

const line = { id: "f", fileName: "contract.csv", sha256: "0".repeat(64), line: 2, text: "Contract;88,4;820" };

const unread = {
  ...{ id: "f", fileName: "contract.csv", url: "https://files.example/f", size: 36, sha256: "0".repeat(64) },
  ...{ lineCount: 1, valueCount: 0, readAt: "2026-01-01T00:00:00.000Z", readBy: null },
};

export const instrumentFileMutants: Mutant[] = [
  {
    name: "a mapping forgets its last column",
    claim: "createInstrumentFile: the way to read files of the instrument's model is kept",
    field: "columns",
    intercept: on(
      "listInstrumentMappings",
      answers<Listed>(({ data }) => ({
        data: data.map((mapping) => ({ ...mapping, columns: (mapping.columns as Json[]).slice(0, -1) })),
      })),
    ),
  },
  {
    name: "a file is kept with another size",
    claim: "listInstrumentFiles: a file that was read is found by its bytes",
    field: "size",
    intercept: on(
      "listInstrumentFiles",
      answers<Listed>(({ data }) => ({ data: data.map((file) => ({ ...file, size: 1 })) })),
    ),
  },
  {
    name: "the oldest file comes first",
    claim: "listInstrumentFiles: without bytes the file that was read last is the first one",
    field: "data",
    intercept: on(
      "listInstrumentFiles",
      answers<Listed>(({ data }) => ({ data: [{ ...unread, id: "oldest" }, ...data] })),
    ),
  },
  {
    name: "a file that was only uploaded counts as read",
    claim: "createInstrumentFileUpload: a file that nobody read yet is not found by its bytes",
    field: "data",
    intercept: on(
      "listInstrumentFiles",
      answers<Listed>(({ data }) => ({ data: data.length > 0 ? data : [unread] })),
    ),
  },
  {
    name: "a deleted mapping is still there",
    claim: "deleteInstrumentMapping: the mapping is gone",
    field: "data",
    intercept: on("deleteInstrumentMapping", done),
  },
  {
    name: "a value names another line",
    claim: named,
    field: "line",
    intercept: told((file) => (file ? { ...file, line: 3 } : file)),
  },
  {
    name: "a value that was typed over keeps its file",
    claim: named,
    field: "file",
    intercept: told((file) => file ?? line),
  },
];

function told(change: (file: Json | null) => Json | null) {
  return on(
    "createMeasurement",
    answers<Told>(({ measuredWith, ...entry }) => ({
      ...entry,
      measuredWith: {
        ...measuredWith,
        insulation: {
          ...{ instrument: null, testVoltage: null, ...measuredWith?.insulation },
          file: change(measuredWith?.insulation?.file ?? null),
        },
      },
    })),
  );
}
