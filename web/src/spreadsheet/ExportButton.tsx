import { Button } from "@blueprintjs/core";
import { Download } from "@blueprintjs/icons";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import styles from "./ExportButton.module.css";

type State = { phase: "idle" } | { phase: "running"; done: number; count: number } | { phase: "failed" };

type Props<Rows> = {
  label: ReactNode;
  /** Calls `onProgress` after each page. @throws if a request fails */
  load: (onProgress: (done: number, count: number) => void) => Promise<Rows>;
  /** Not called after the button was unmounted. */
  save: (rows: Rows) => void;
};

export function ExportButton<Rows>({ label, load, save }: Props<Rows>) {
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
      save(rows);
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
        {label}
      </Button>
    </>
  );
}
