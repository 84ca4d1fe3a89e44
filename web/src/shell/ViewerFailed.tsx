import { Button } from "@blueprintjs/core";
import { Refresh } from "@blueprintjs/icons";
import { useEffect } from "react";
import { Text } from "../i18n/Text.tsx";
import { hasNoAnswer, requestFailure } from "../relay/failures.ts";
import { ratePauseMs } from "../relay/networkState.ts";
import { leaveAsUnavailable } from "../session/signedOutReason.ts";
import { useSignOut } from "../session/signOut/useSignOut.ts";
import { hasUserId } from "../session/userId.ts";
import { Loading } from "../ui/Loading.tsx";
import { Notice } from "../ui/Notice.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./RouteErrorPage.module.css";
import { UnsentNotice } from "./UnsentNotice.tsx";

const retryDelaysMs = [3_000, 8_000];
const offlineDelayMs = 5_000;

type Props = { error: unknown; failedAttempts: number; onRetry: (isFailure: boolean) => void };

/** Retries twice, then signs out. Retries without answer or beyond the rate limit are not counted. */
export function ViewerFailed({ error, failedAttempts, onRetry }: Props) {
  const { signOut } = useSignOut(leaveAsUnavailable);
  const isOffline = hasNoAnswer(error);
  const isBusy = requestFailure(error).code === "RATE_LIMITED";
  const isWaiting = isOffline || isBusy;
  const waitMs = Math.max(offlineDelayMs, isBusy ? ratePauseMs() : 0);
  const delayMs = isWaiting ? waitMs : retryDelaysMs[failedAttempts];
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new error starts a new pause.
  useEffect(() => {
    if (delayMs === undefined) return signOut({ keepStorage: true });
    const retry = () => onRetry(!isWaiting);
    const timer = setTimeout(retry, delayMs);
    if (isOffline) window.addEventListener("online", retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", retry);
    };
  }, [error]);
  if (delayMs === undefined) return <Loading />;
  if (isOffline) return <Offline onRetry={() => onRetry(false)} />;
  if (isBusy) return <Busy />;
  return <TryingAgain attempt={failedAttempts + 2} />;
}

function Offline({ onRetry }: { onRetry: () => void }) {
  return (
    <main className={styles.alone}>
      <Notice
        role="status"
        picture={<StatusIcon name="not-measured" size={22} />}
        title={<Text id="shell.viewer.offline" />}
        actions={
          <Button icon={<Refresh />} onClick={onRetry}>
            <Text id="app.retry" />
          </Button>
        }
      >
        <Text id={hasUserId() ? "shell.viewer.offlineReason" : "shell.viewer.offlineSignedOut"} />
      </Notice>
      <UnsentNotice />
    </main>
  );
}

function Busy() {
  return (
    <main className={styles.alone}>
      <Notice role="status" picture={<StatusIcon name="overdue" size={22} />} title={<Text id="shell.viewer.busy" />}>
        <Text id="shell.viewer.busyReason" />
      </Notice>
    </main>
  );
}

/** Shown before and during the next try. */
export function TryingAgain({ attempt }: { attempt: number }) {
  return (
    <main className={styles.alone}>
      <Notice role="status" picture={<StatusIcon name="overdue" size={22} />} title={<Text id="shell.viewer.failed" />}>
        <Text id="shell.viewer.failedReason" values={{ attempt, total: retryDelaysMs.length + 1 }} />
      </Notice>
    </main>
  );
}
