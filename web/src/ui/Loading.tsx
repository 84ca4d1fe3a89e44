import { Spinner } from "@blueprintjs/core";
import { useEffect, useState } from "react";
import { useText } from "../i18n/useText.ts";
import styles from "./Loading.module.css";

const beforeShown = 100;

/** The spinner waits, so that it does not flash when the answer comes at once. */
export function Loading() {
  const text = useText();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), beforeShown);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.loading} role="status">
      {shown && <Spinner size={32} aria-label={text("app.loading")} />}
    </div>
  );
}
