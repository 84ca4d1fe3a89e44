import { useEffect, useEffectEvent, useState } from "react";
import { type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { todayIn } from "../i18n/companyDay.ts";
import { AddInstrumentModal } from "../instrument/AddInstrumentModal.tsx";
import { calibrationEnd, instrumentName } from "../reading/instrumentName.ts";
import { useMeasured } from "../reading/measured.ts";
import { useCompanyZone } from "../relay/features.tsx";
import type { InstrumentFileReaderQuery } from "./__generated__/InstrumentFileReaderQuery.graphql.ts";
import { FirstInstrument } from "./FirstInstrument.tsx";
import type { FileLine } from "./fileLines.ts";
import type { Repairs } from "./fileRepairs.ts";
import { foundInstrument } from "./foundInstrument.ts";
import { InstrumentColumns } from "./InstrumentColumns.tsx";
import { query } from "./InstrumentFileReader.tsx";
import type { FileSource, PastedSheet } from "./pastedCells.ts";
import { ReadAgain } from "./ReadAgain.tsx";
import type { ReadInstrumentFile } from "./readInstrumentFile.ts";
import { type FileContext, useFileSheet } from "./useFileSheet.ts";
import { useMapping } from "./useMapping.ts";
import { useStoreInstrumentFile } from "./useStoreInstrumentFile.ts";

type Props = FileContext & {
  reference: PreloadedQuery<InstrumentFileReaderQuery>;
  read: ReadInstrumentFile;
  instrumentId: string | null;
  onRead: (sheet: PastedSheet | null) => void;
  onClose: () => void;
};

/** Asks whether to read a known file again, then for its instrument and columns, and passes on the cells. */
export function InstrumentFileDialogs({ reference, read, instrumentId: wantedId, onRead, onClose, ...context }: Props) {
  const { viewer } = usePreloadedQuery<InstrumentFileReaderQuery>(query, reference);
  const { instruments, instrumentMappings, instrumentFiles: earlier } = viewer?.company ?? {};
  const inUse = (instruments ?? []).filter(({ retiredOn }) => !retiredOn);
  const today = todayIn(useCompanyZone());
  const day = useMeasured()?.on ?? today;
  const rooms = context.grid.rows.map(({ title }) => title);
  const mapping = useMapping(read, inUse, instrumentMappings ?? [], { wantedId, day, rooms });
  const { instrumentId, table, columns, headingLine } = mapping;
  const [isAdding, setAdding] = useState(false);
  const [latest] = earlier ?? [];
  const [isAgreed, setAgreed] = useState(!latest);
  const [isMapped, setMapped] = useState(mapping.isKnown);
  const [isRead, setRead] = useState(false);
  const store = useStoreInstrumentFile();
  const prepare = useFileSheet(context);
  const instrument = inUse.find(({ id }) => id === instrumentId);
  const handOver = useEffectEvent(async () => {
    if (!instrument || typeof table === "string") return;
    setRead(true);
    const readLines = await prepare(table, columns, latest ? reference.variables.sha256 : null);
    const show = (repairs: Repairs) => {
      const lines = readLines(repairs);
      const onRepair = (key: string, value: string) => show(new Map(repairs).set(key, value));
      const nothing = { cells: [], unknown: [], assumed: null, lines: [], onRepair };
      const file: FileSource = {
        name: read.file.name,
        instrument: {
          id: instrumentId,
          name: instrumentName(instrument),
          calibrationEnd: calibrationEnd(instrument, lastDay(lines, day)),
        },
        roles: columns.map(({ role }) => role),
        ...{ headingLine, lines, isEntered: false },
        store: () => store(read.file, { instrumentId, columns }),
        onRepair,
        onEntered: () => onRead({ ...nothing, file: { ...file, isEntered: true } }),
        onChange: () => {
          onRead(null);
          setRead(false);
          setMapped(false);
        },
      };
      onRead({ ...nothing, cells: lines.flatMap(({ cells }) => cells), file });
    };
    show(new Map());
  });
  const isReady = isAgreed && isMapped && !isRead && !context.isLoading;
  useEffect(() => {
    if (isReady) void handOver();
  }, [isReady]);
  const known = foundInstrument(read.lines, headingLine);
  if (isAdding)
    return <AddInstrumentModal known={known} onAdded={mapping.chooseInstrument} onClose={() => setAdding(false)} />;
  if (inUse.length === 0)
    return <FirstInstrument fileName={read.file.name} onAdd={() => setAdding(true)} onClose={onClose} />;
  if (!isAgreed && latest) return <ReadAgain latest={latest} onSubmit={() => setAgreed(true)} onClose={onClose} />;
  if (isMapped) return null;
  return (
    <InstrumentColumns
      {...{ read, mapping, day, onClose }}
      instruments={inUse}
      onAdd={() => setAdding(true)}
      onSubmit={() => setMapped(true)}
    />
  );
}

/** The last day of measuring. A line without a day has the day that is chosen on the page. */
const lastDay = (lines: readonly FileLine[], day: string): string =>
  lines
    .flatMap(({ cells }) => cells.map(({ facts }) => facts?.on ?? day))
    .sort()
    .at(-1) ?? day;
