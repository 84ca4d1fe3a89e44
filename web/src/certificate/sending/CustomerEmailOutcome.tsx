import { Button } from "@blueprintjs/core";
import { FailureNotice } from "../../errors/FailureNotice.tsx";
import { Text } from "../../i18n/Text.tsx";
import styles from "./SendCertificate.module.css";
import type { useSetCustomerEmail } from "./useSetCustomerEmail.ts";

type Props = {
  state: ReturnType<typeof useSetCustomerEmail>["state"];
  current: string | null;
  wanted: string;
  onRetry: () => void;
};

/** After a conflict, the address that another person saved is shown, so that nobody replaces it unseen. */
export function CustomerEmailOutcome({ state, current, wanted, onRetry }: Props) {
  if (state.phase === "none") return null;
  if (state.phase === "failed")
    return (
      <div className={styles.sentArchived}>
        <FailureNotice
          failure={state.failure}
          title="certificate.resend.project.failed"
          context="project"
          actions={
            <Button onClick={onRetry}>
              <Text id="certificate.resend.project.retry" values={{ email: wanted }} />
            </Button>
          }
        />
        <p className={styles.note}>
          <Text id="certificate.resend.project.current" values={{ email: current ?? "–" }} />
        </p>
      </div>
    );
  return (
    <p className={styles.sentArchived} role="status">
      <Text id={state.phase === "set" ? "certificate.resend.project.done" : "certificate.resend.project.waiting"} />
    </p>
  );
}
