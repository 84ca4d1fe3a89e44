import { Text } from "../i18n/Text.tsx";
import styles from "./ListPage.module.css";
import { maxPrintedRows } from "./usePrintedRows.ts";

type Props = {
  count: number;
  loaded: number;
  isFetching: boolean;
  /** The text of the button that saves all rows. */
  action: string;
};

/** Shows the progress of loading rows for a print. On paper, a note tells that rows are missing. */
export function PrintNote({ count, loaded, isFetching, action }: Props) {
  const end = Math.min(count, maxPrintedRows);
  const shown = Math.min(loaded, end);
  return (
    <>
      <p role="status" className={styles.fetching}>
        {isFetching && <Text id="print.fetching" values={{ done: shown, count: end }} />}
      </p>
      {shown < count && (
        <p className={styles.onPaper}>
          {count > maxPrintedRows ? (
            <Text id="print.first" values={{ shown, count, action }} />
          ) : (
            <Text id="print.part" values={{ shown, count }} />
          )}
        </p>
      )}
    </>
  );
}
