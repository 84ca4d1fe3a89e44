import { localDay } from "../../i18n/localDay.ts";
import { Text } from "../../i18n/Text.tsx";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import styles from "./webhook.module.css";

type Props = { isActive: boolean; stoppedAt: string | null | undefined; failingSince: string | null | undefined };

export function WebhookState({ isActive, stoppedAt, failingSince }: Props) {
  const since = isActive ? failingSince : stoppedAt;
  const day = since ? localDay(since) : "";
  const state = isActive ? (since ? "failing" : "on") : since ? "stopped" : "off";
  const shape = { on: "completed", failing: "near-limit", stopped: "overdue", off: "not-measured" } as const;
  return (
    <p className={styles.state}>
      <StatusIcon name={shape[state]} size={16} />
      <Text id={`account.webhooks.state.${state}`} values={{ day }} />
    </p>
  );
}
