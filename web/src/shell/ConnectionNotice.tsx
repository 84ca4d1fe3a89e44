import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { onReconnect, useNetworkState } from "../relay/networkState.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./ConnectionNotice.module.css";
import { useReconnect } from "./useReconnect.ts";
import { useWaitingWork } from "./useWaitingWork.ts";

/** While offline, shows the data's age and the waiting work. After the reconnect, shows what is being sent. */
export function ConnectionNotice() {
  const { isOffline, shownAsOf } = useNetworkState();
  const work = useWaitingWork();
  const isSending = useIsSending(work !== null);
  const offline = useOfflineText(shownAsOf);
  useReconnect();
  // The bar has room for two lines, so waiting work takes the place of the data's age.
  return (
    <div className={styles.notice} title={isOffline && work ? offline : undefined}>
      {isOffline && <StatusIcon name="not-measured" size={18} />}
      <span className={styles.lines}>
        <span role="status" className={isOffline && work ? "heard-only" : undefined}>
          {isOffline && offline}
          {isSending && work && <Text id="shell.offline.sending" values={{ work: work.work }} />}
        </span>
        {isOffline && work && (
          <>
            {" "}
            <Text id="shell.offline.waits" values={work} />
          </>
        )}
      </span>
    </div>
  );
}

function useOfflineText(shownAsOf: number | null): string {
  const intl = useIntl();
  const text = useText();
  if (shownAsOf === null) return text("shell.offline");
  const isToday = new Date(shownAsOf).toDateString() === new Date().toDateString();
  const clock = intl.formatTime(shownAsOf, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const time = isToday ? clock : `${localDay(new Date(shownAsOf).toISOString())} ${clock}`;
  return text("shell.offline.asOf", { time });
}

/** True from the reconnect until all waiting work is sent. */
function useIsSending(hasWork: boolean): boolean {
  const [isSending, setSending] = useState(false);
  useEffect(() => onReconnect(() => setSending(true)), []);
  if (isSending && !hasWork) setSending(false);
  return isSending;
}
