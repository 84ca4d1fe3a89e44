import { useEffect, useRef } from "react";
import { useRefusalText } from "../../errors/useFailureText.ts";
import type { MessageId } from "../../i18n/catalogues.ts";
import { Text } from "../../i18n/Text.tsx";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import styles from "./SendCertificate.module.css";
import type { SendFault } from "./useSendCertificate.ts";

/** Takes the focus, so that screen readers announce the failure at once. */
export function SendFailure({ fault }: { fault: SendFault }) {
  const refusalText = useRefusalText("certificate");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fault) box.current?.focus();
  }, [fault]);
  const title: MessageId = fault.kind === "refused" ? "certificate.send.refused" : "certificate.send.unknown";
  return (
    <div ref={box} className={styles.failure} role="alert" tabIndex={-1}>
      <StatusIcon name="overdue" />
      <div>
        <p className={styles.failureTitle}>
          <Text id={title} />
        </p>
        {fault.kind === "refused" ? (
          fault.refusals.map((refusal) => <p key={refusal.code}>{refusalText(refusal)}</p>)
        ) : (
          <>
            <p>
              <Text id="certificate.send.unknown.reason" />
            </p>
            {fault.requestId && (
              <p>
                <Text id="app.requestId" values={{ requestId: fault.requestId }} />
              </p>
            )}
          </>
        )}
      </div>
    </div>
  );
}
