import { Text } from "../i18n/Text.tsx";
import { refusalText } from "./refusalText.ts";
import styles from "./SendCertificate.module.css";
import type { PreviewState } from "./usePreviewCertificate.ts";

/** What there is to say under the preview's button when its window did not open. */
export function PreviewOutcome({ state }: { state: PreviewState }) {
  return (
    <div className={styles.outcome} aria-live="polite">
      {state.phase === "blocked" && (
        <a href={state.url} target="_blank" rel="noopener noreferrer">
          <Text id="certificate.preview.open" />
        </a>
      )}
      {state.phase === "failed" && (
        <span className={styles.outcomeFailed}>
          <Text id={state.refusal ? refusalText(state.refusal.code) : "certificate.preview.failed"} />{" "}
          {state.caseNumber && <Text id="app.caseNumber" values={{ caseNumber: state.caseNumber }} />}
        </span>
      )}
    </div>
  );
}
