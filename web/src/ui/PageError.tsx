import { Button } from "@blueprintjs/core";
import { Refresh } from "@blueprintjs/icons";
import type { ReactNode } from "react";
import { Text } from "../i18n/Text.tsx";
import { Notice } from "./Notice.tsx";
import { StatusIcon } from "./StatusIcon.tsx";

type Props = {
  /** Names the failed part. */
  title: ReactNode;
  reason: ReactNode;
  onRetry: () => void;
  isRetrying?: boolean;
  /** The request id, for support. */
  requestId?: string | null;
};

/** Replaces the failed region; the rest of the page stays. */
export function PageError({ title, reason, onRetry, isRetrying, requestId }: Props) {
  return (
    <Notice
      role="alert"
      picture={<StatusIcon name="overdue" size={22} />}
      title={title}
      actions={
        <>
          <Button icon={<Refresh />} loading={isRetrying} onClick={onRetry}>
            <Text id="app.retry" />
          </Button>
          {requestId && <Text id="app.requestId" values={{ requestId }} />}
        </>
      }
    >
      {reason}
    </Notice>
  );
}
