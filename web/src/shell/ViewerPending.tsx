import { useEffect, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { Loading } from "../ui/Loading.tsx";
import styles from "./RouteErrorPage.module.css";

const slowAfterMs = 2_000;

/** After a while the spinner gets an explanation. */
export function ViewerPending() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Loading />
      <p className={styles.slow} aria-live="polite">
        {isSlow && <Text id="shell.viewer.slow" />}
      </p>
    </>
  );
}
