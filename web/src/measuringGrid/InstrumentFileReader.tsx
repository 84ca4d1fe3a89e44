import { Suspense, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useQueryLoader } from "react-relay/hooks";
import { FormDialog } from "../forms/FormDialog.tsx";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { QueryBoundary } from "../relay/QueryBoundary.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { InstrumentFileReaderQuery } from "./__generated__/InstrumentFileReaderQuery.graphql.ts";
import styles from "./FilePreview.module.css";
import { FilePreview } from "./FilePreview.tsx";
import { InstrumentFileInput } from "./InstrumentFileButton.tsx";
import { InstrumentFileDialogs } from "./InstrumentFileDialogs.tsx";
import type { PastedCell, PastedSheet } from "./pastedCells.ts";
import { type Fault, maxLines, type ReadInstrumentFile, readInstrumentFile } from "./readInstrumentFile.ts";
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
          calibrations {
            validUntil
          }
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

const faultTexts: Record<Fault["kind"], MessageId> = {
  empty: "project.import.file.empty",
  binary: "project.import.file.binary",
  quotes: "project.import.file.quotes",
  unreadable: "project.import.file.unreadable",
  tooLarge: "measuring.file.fault.tooLarge",
  tooMany: "measuring.file.fault.tooMany",
  longLine: "measuring.file.fault.longLine",
  noValues: "measuring.file.fault.noValues",
};

type Props = FileContext & {
  file: File;
  /** The instrument that wrote the file; null if it is not known yet. */
  instrumentId: string | null;
  sheet: PastedSheet | null;
  onRead: (sheet: PastedSheet | null) => void;
  onEnter: (cells: readonly PastedCell[]) => Promise<MutationFailure | null>;
  /** Called with another file, chosen after this one could not be read. */
  onFile: (file: File) => void;
  onClose: () => void;
};

/** Reads a chosen file, asks for the meaning of its columns if the model is new, and previews the values. */
export function InstrumentFileReader({ file, sheet, onEnter, onFile, ...props }: Props) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const { locale } = useIntl();
  const [read, setRead] = useState<ReadInstrumentFile | Fault | null>(null);
  const [reference, load] = useQueryLoader<InstrumentFileReaderQuery>(query);
  useEffect(() => {
    let isCurrent = true;
    void readInstrumentFile(file, locale).then(({ sha256, found }) => {
      if (!isCurrent) return;
      setRead(found);
      if (!("kind" in found)) load({ sha256 }, { fetchPolicy: "network-only" });
    });
    return () => {
      isCurrent = false;
    };
  }, [file, locale, load]);
  if (read === null) return null;
  if ("kind" in read)
    return (
      <FormDialog
        title={text("measuring.file.read")}
        action={text("project.import.another")}
        leave="modal.close"
        focus="submit"
        isBusy={false}
        onSubmit={() => input.current?.click()}
        onClose={props.onClose}
      >
        <p role="alert" className={styles.fault}>
          <StatusIcon name="overdue" size={16} />
          <span>
            <Text id={faultTexts[read.kind]} values={{ name: file.name, max: maxLines, line: read.line }} />
          </span>
        </p>
        <InstrumentFileInput {...{ input, onFile }} />
      </FormDialog>
    );
  return (
    reference && (
      <QueryBoundary title={<Text id="measuring.file.failed" />}>
        <Suspense fallback={null}>
          <InstrumentFileDialogs reference={reference} read={read} {...props} />
          {sheet?.file && (
            <FilePreview file={sheet.file} steps={props.steps} {...{ onEnter, onClose: props.onClose }} />
          )}
        </Suspense>
      </QueryBoundary>
    )
  );
}
