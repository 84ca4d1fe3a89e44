import { use, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { type Calibrated, calibrationEnd } from "../reading/instrumentName.ts";
import { MeasuredContext } from "../reading/measured.ts";
import type { Table, TableFault } from "../spreadsheet/readTable.ts";
import { headingLineOf } from "./headingLine.ts";
import { guessColumns, type InstrumentColumn, missingRole } from "./instrumentColumns.ts";
import { type ReadInstrumentFile, tableFrom } from "./readInstrumentFile.ts";

type Instrument = Calibrated & { id: string; number: number; maker: string; model: string; isLastUsed: boolean };
type Known = { maker: string; model: string; columns: readonly object[] };

export type Mapping = ReturnType<typeof useMapping>;

/** A file's likely instrument, and its heading line and columns: as its model's mapping says, else guessed from words. */
export function useMapping(
  read: ReadInstrumentFile,
  instruments: readonly Instrument[],
  mappings: readonly Known[],
  { wantedId, day, rooms }: { wantedId: string | null; day: string; rooms: readonly string[] },
) {
  const { locale } = useIntl();
  const { instrument: chosen } = use(MeasuredContext);
  /** Null if no file of the model was ever read, or if this file lacks a column or gives no values by it. */
  const knownOf = (id: string) => {
    const one = instruments.find((instrument) => instrument.id === id);
    const known = mappings.find(({ maker, model }) => maker === one?.maker && model === one?.model);
    const columns = (known?.columns ?? []) as readonly InstrumentColumn[];
    const headingLine = columns.length > 0 ? headingLineOf(read.lines, columns) : null;
    const table = headingLine === null ? "empty" : tableFrom(read, headingLine);
    if (headingLine === null || typeof table === "string") return null;
    // An old mapping may name headings that the table lacks, because its quantities now have columns of their own.
    const present = columns.filter(({ heading }) => table.header.includes(heading));
    return missingRole(present) === null ? { headingLine, columns } : null;
  };
  const guessed = (headingLine: number) => {
    const table = tableFrom(read, headingLine);
    return { headingLine, columns: typeof table === "string" ? [] : guessColumns(table, locale, rooms) };
  };
  const [instrumentId, setInstrumentId] = useState(() =>
    likelyInstrument(instruments, knownOf, [wantedId, chosen?.id], day),
  );
  const [known] = useState(() => knownOf(instrumentId));
  const [reading, setReading] = useState(known ?? (() => guessed(read.headingLine)));
  const table = useMemo((): Table | TableFault => tableFrom(read, reading.headingLine), [read, reading.headingLine]);
  return {
    ...reading,
    ...{ instrumentId, table },
    isKnown: known !== null,
    chooseInstrument: (id: string) => {
      setInstrumentId(id);
      setReading(knownOf(id) ?? reading);
    },
    chooseHeading: (line: number) => setReading(guessed(line)),
    chooseColumns: (columns: readonly InstrumentColumn[]) => setReading({ ...reading, columns }),
  };
}

/** The wanted or chosen instrument's id, else the last used or only one that fits the file and is still calibrated. */
function likelyInstrument(
  instruments: readonly Instrument[],
  knownOf: (id: string) => object | null,
  [wanted, chosen]: readonly (string | null | undefined)[],
  day: string,
): string {
  const known = instruments.filter(({ id }) => knownOf(id));
  const likely = known.length > 0 ? known : instruments;
  const calibrated = likely.filter((instrument) => calibrationEnd(instrument, day) === null);
  const found =
    instruments.find(({ id }) => id === wanted) ??
    likely.find(({ id }) => id === chosen) ??
    calibrated.find(({ isLastUsed }) => isLastUsed) ??
    (likely.length === 1 ? calibrated[0] : undefined);
  return found?.id ?? "";
}
