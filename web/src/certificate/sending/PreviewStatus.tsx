import { useFailureText } from "../../errors/useFailureText.ts";
import { Text } from "../../i18n/Text.tsx";
import styles from "./SendCertificate.module.css";
import type { PreviewState } from "./usePreviewCertificate.ts";

export function PreviewStatus({ state }: { state: PreviewState }) {
  const failureText = useFailureText("certificate");
  return (
    <div className={styles.status} aria-live="polite">
      {state.phase === "blocked" && (
        <a href={state.url} target="_blank" rel="noopener noreferrer">
          <Text id="certificate.preview.open" />
        </a>
      )}
      {state.phase === "failed" && <span className={styles.statusFailed}>{failureText(state.failure)}</span>}
    </div>
  );
}
