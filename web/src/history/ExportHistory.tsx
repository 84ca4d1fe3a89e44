import { Button } from "@blueprintjs/core";
import { Download } from "@blueprintjs/icons";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useRelayEnvironment } from "react-relay/hooks";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { csv, csvSeparator } from "../spreadsheet/csv.ts";
import { saveFile } from "../spreadsheet/saveFile.ts";
import styles from "./ExportHistory.module.css";
import { fetchAllHistory } from "./fetchAllHistory.ts";
import { type HistoryView, historyFilter } from "./historyView.ts";
import { useHistoryRows } from "./useHistoryRows.ts";

type State = { phase: "idle" } | { phase: "running"; done: number; count: number } | { phase: "failed" };

type Props = {
  /** Global id of what the history is of. */
  subjectId: string;
  view: HistoryView;
};

/** Downloads all entries of the view as a table, and tells how far it has come. */
export function ExportHistory({ subjectId, view }: Props) {
  const text = useText();
  const { locale } = useIntl();
  const environment = useRelayEnvironment();
  const toRows = useHistoryRows();
  const [state, setState] = useState<State>({ phase: "idle" });
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const run = async () => {
    setState({ phase: "running", done: 0, count: 0 });
    try {
      const wanted = { id: subjectId, filter: historyFilter(view) };
      const entries = await fetchAllHistory(environment, wanted, (done, count) => {
        if (isShown.current) setState({ phase: "running", done, count });
      });
      if (!isShown.current) return;
      const table = csv(toRows(entries), { separator: csvSeparator(locale), locale });
      const today = localDay(new Date().toISOString());
      saveFile(`${text("history.title")} ${today}.csv`, table, "text/csv;charset=utf-8");
      setState({ phase: "idle" });
    } catch {
      if (isShown.current) setState({ phase: "failed" });
    }
  };
  return (
    <>
      <span role="status" className={styles.progress}>
        {state.phase === "running" && state.count > 0 && (
          <Text id="certificate.list.exporting" values={{ done: state.done, count: state.count }} />
        )}
        {state.phase === "failed" && <Text id="certificate.list.exportFailed" />}
      </span>
      <Button icon={<Download />} loading={state.phase === "running"} onClick={() => void run()}>
        <Text id="certificate.list.export" />
      </Button>
    </>
  );
}
