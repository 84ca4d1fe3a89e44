import { Button } from "@blueprintjs/core";
import { Download } from "@blueprintjs/icons";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { type Cell, csv, csvSeparator } from "./csv.ts";
import styles from "./ExportTable.module.css";
import { saveFile } from "./saveFile.ts";

type State = { phase: "idle" } | { phase: "running"; done: number; count: number } | { phase: "failed" };

type Props = {
  /** The name of the file, before the day. */
  name: string;
  /** Loads the rows, the header first. `onProgress` is told after each page; it throws when one fails. */
  load: (onProgress: (done: number, count: number) => void) => Promise<Cell[][]>;
};

/** Downloads a table as CSV, and tells how far it has come. */
export function ExportTable({ name, load }: Props) {
  const { locale } = useIntl();
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
      const rows = await load((done, count) => {
        if (isShown.current) setState({ phase: "running", done, count });
      });
      if (!isShown.current) return;
      const table = csv(rows, { separator: csvSeparator(locale), locale });
      saveFile(`${name} ${localDay(new Date().toISOString())}.csv`, table, "text/csv;charset=utf-8");
      setState({ phase: "idle" });
    } catch {
      if (isShown.current) setState({ phase: "failed" });
    }
  };
  return (
    <>
      <span role="status" className={styles.progress}>
        {state.phase === "running" && state.count > 0 && (
          <Text id="table.exporting" values={{ done: state.done, count: state.count }} />
        )}
        {state.phase === "failed" && <Text id="table.exportFailed" />}
      </span>
      <Button icon={<Download />} loading={state.phase === "running"} onClick={() => void run()}>
        <Text id="table.export" />
      </Button>
    </>
  );
}
