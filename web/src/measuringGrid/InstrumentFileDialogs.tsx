import { use, useEffect, useEffectEvent, useState } from "react";
import { useIntl } from "react-intl";
import { type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { FormDialog } from "../forms/FormDialog.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { instrumentName } from "../reading/instrumentName.ts";
import { MeasuredContext } from "../reading/measured.ts";
import type { InstrumentFileReaderQuery } from "./__generated__/InstrumentFileReaderQuery.graphql.ts";
import { InstrumentColumns } from "./InstrumentColumns.tsx";
import { query, type ReadInstrumentFile } from "./InstrumentFileReader.tsx";
import { guessColumns, hasColumns, type InstrumentColumn } from "./instrumentColumns.ts";
import type { PastedSheet } from "./pastedCells.ts";
import { type FileContext, useFileSheet } from "./useFileSheet.ts";
import { useStoreInstrumentFile } from "./useStoreInstrumentFile.ts";

type Props = FileContext & {
  reference: PreloadedQuery<InstrumentFileReaderQuery>;
  read: ReadInstrumentFile;
  onRead: (sheet: PastedSheet | null) => void;
  onClose: () => void;
};

/** Asks about a file that was read before, then about its columns, and hands over the cells. */
export function InstrumentFileDialogs({ reference, read, onRead, onClose, ...context }: Props) {
  const text = useText();
  const { locale } = useIntl();
  const { instrument: chosen } = use(MeasuredContext);
  const { viewer } = usePreloadedQuery<InstrumentFileReaderQuery>(query, reference);
  const { instruments, instrumentMappings: mappings, instrumentFiles: earlier } = viewer?.company ?? {};
  const inUse = (instruments ?? []).filter(({ retiredOn }) => !retiredOn);
  const columnsOf = (id: string): readonly InstrumentColumn[] | null => {
    const one = inUse.find((instrument) => instrument.id === id);
    const known = mappings?.find(({ maker, model }) => maker === one?.maker && model === one?.model);
    const columns = (known?.columns ?? []) as readonly InstrumentColumn[];
    return hasColumns(read.table, columns) ? columns : null;
  };
  const [guessed] = useState(() => guessColumns(read.table, locale));
  const [instrumentId, setInstrumentId] = useState(() => {
    const known = inUse.filter(({ id }) => columnsOf(id));
    const likely = known.length > 0 ? known : inUse;
    const last = likely.find(({ id }) => id === chosen?.id) ?? likely.find(({ isLastUsed }) => isLastUsed);
    return (last ?? (likely.length === 1 ? likely[0] : undefined))?.id ?? "";
  });
  const [columns, setColumns] = useState(() => columnsOf(instrumentId) ?? guessed);
  const [isAgreed, setAgreed] = useState((earlier ?? []).length === 0);
  const [isMapped, setMapped] = useState(() => columnsOf(instrumentId) !== null);
  const [isRead, setRead] = useState(false);
  const store = useStoreInstrumentFile();
  const toSheet = useFileSheet(context, read.table);
  const instrument = inUse.find(({ id }) => id === instrumentId);
  const handOver = useEffectEvent(async () => {
    if (!instrument) return;
    const stored = { instrumentId, columns };
    const cells = await toSheet(columns);
    setRead(true);
    onRead({
      cells,
      unknown: [],
      file: {
        name: read.file.name,
        instrument: { id: instrumentId, name: instrumentName(instrument) },
        store: () => store(read.file, stored),
        onChange: () => {
          onRead(null);
          setRead(false);
          setMapped(false);
        },
      },
    });
  });
  const isReady = isAgreed && isMapped && !isRead && !context.isLoading;
  useEffect(() => {
    if (isReady) void handOver();
  }, [isReady]);
  if (inUse.length === 0)
    return (
      <FormDialog
        title={text("measuring.file.title")}
        action={null}
        leave="modal.close"
        isBusy={false}
        onSubmit={() => {}}
        onClose={onClose}
      >
        <p>
          <Text id="measuring.file.noInstrument" />
        </p>
      </FormDialog>
    );
  const [latest] = earlier ?? [];
  if (!isAgreed && latest)
    return (
      <FormDialog
        title={text("measuring.file.again")}
        action={text("measuring.file.readAgain")}
        isBusy={false}
        focus="leave"
        onSubmit={() => setAgreed(true)}
        onClose={onClose}
      >
        <p>
          <Text
            id="measuring.file.readBefore"
            values={{
              name: latest.fileName,
              at: new Date(latest.readAt).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" }),
              person: latest.readBy ?? "–",
            }}
          />{" "}
          <Text id="measuring.file.valuesOf" values={{ count: latest.valueCount }} />
        </p>
      </FormDialog>
    );
  if (isMapped) return null;
  return (
    <InstrumentColumns
      {...{ read, columns, instruments: inUse, instrumentId }}
      onInstrument={(id) => {
        setInstrumentId(id);
        setColumns(columnsOf(id) ?? columns);
      }}
      onColumns={setColumns}
      onSubmit={() => setMapped(true)}
      onClose={onClose}
    />
  );
}
