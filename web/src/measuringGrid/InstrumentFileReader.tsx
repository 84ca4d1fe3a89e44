import { Suspense, useEffect, useState } from "react";
import { graphql, useQueryLoader } from "react-relay/hooks";
import { FormDialog } from "../forms/FormDialog.tsx";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { QueryBoundary } from "../relay/QueryBoundary.tsx";
import { readTable, type Table, type TableFault, textLines } from "../spreadsheet/readTable.ts";
import { readFile } from "../upload/readFile.ts";
import { sha256Of } from "../upload/sha256.ts";
import type { InstrumentFileReaderQuery } from "./__generated__/InstrumentFileReaderQuery.graphql.ts";
import { InstrumentFileDialogs } from "./InstrumentFileDialogs.tsx";
import type { PastedSheet } from "./pastedCells.ts";
import type { FileContext } from "./useFileSheet.ts";

export const query = graphql`
  query InstrumentFileReaderQuery($sha256: String!) {
    viewer {
      company {
        id
        instruments @required(action: THROW) {
          id
          number
          maker
          model
          retiredOn
          isLastUsed
        }
        instrumentMappings {
          id
          maker
          model
          columns {
            heading
            role
            unit
          }
        }
        instrumentFiles(sha256: $sha256) @required(action: THROW) {
          id
          fileName
          readAt
          readBy
          valueCount
        }
      }
    }
  }
`;

type Fault = TableFault | "unreadable" | "longLine";
export type ReadInstrumentFile = { file: File; table: Table; lines: readonly string[] };

const faultTexts: Record<Fault, MessageId> = {
  empty: "project.import.file.empty",
  quotes: "project.import.file.quotes",
  unreadable: "project.import.file.unreadable",
  tooLarge: "measuring.file.fault.tooLarge",
  tooMany: "measuring.file.fault.tooMany",
  longLine: "measuring.file.fault.longLine",
};

const limits = { maxBytes: 1_000_000, maxRows: 9_999 };
/** The service keeps no longer line. */
const maxLineLength = 1_000;

type Props = FileContext & { file: File; onRead: (sheet: PastedSheet | null) => void; onClose: () => void };

/** Reads a chosen file, asks how its columns are read if the model is new, and hands over what it would enter. */
export function InstrumentFileReader({ file, ...props }: Props) {
  const text = useText();
  const [read, setRead] = useState<ReadInstrumentFile | Fault | null>(null);
  const [reference, load] = useQueryLoader<InstrumentFileReaderQuery>(query);
  useEffect(() => {
    let isCurrent = true;
    void readInstrumentFile(file).then(({ sha256, found }) => {
      if (!isCurrent) return;
      setRead(found);
      if (typeof found !== "string") load({ sha256 }, { fetchPolicy: "network-only" });
    });
    return () => {
      isCurrent = false;
    };
  }, [file, load]);
  if (read === null) return null;
  if (typeof read === "string")
    return (
      <FormDialog
        title={text("measuring.file.title")}
        action={null}
        leave="modal.close"
        isBusy={false}
        onSubmit={() => {}}
        onClose={props.onClose}
      >
        <p role="alert">
          <Text id={faultTexts[read]} values={{ name: file.name, max: limits.maxRows }} />
        </p>
      </FormDialog>
    );
  return (
    reference && (
      <QueryBoundary title={<Text id="measuring.file.failed" />}>
        <Suspense fallback={null}>
          <InstrumentFileDialogs reference={reference} read={read} {...props} />
        </Suspense>
      </QueryBoundary>
    )
  );
}

async function readInstrumentFile(file: File): Promise<{ sha256: string; found: ReadInstrumentFile | Fault }> {
  if (file.size > limits.maxBytes) return { sha256: "", found: "tooLarge" };
  const bytes = await readFile(file).then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
  if (bytes === null) return { sha256: "", found: "unreadable" };
  const table = readTable(bytes, limits);
  if (typeof table === "string") return { sha256: "", found: table };
  const lines = textLines(bytes);
  if (lines.some(({ length }) => length > maxLineLength)) return { sha256: "", found: "longLine" };
  return { sha256: (await sha256Of(bytes)) ?? "", found: { file, table, lines } };
}
