import { AnchorButton } from "@blueprintjs/core";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import page from "./CertificatePage.module.css";
import styles from "./Withdrawal.module.css";

type Props = {
  withdrawal: { readonly at: string; readonly reason: string };
  next: { readonly number: string; readonly issuedAt: string; readonly pageUrl: string } | undefined;
};

export function Withdrawn({ withdrawal, next }: Props) {
  const withdrawn = (
    <Text id="certificate.status.withdrawnOn" values={{ day: localDay(withdrawal.at), reason: withdrawal.reason }} />
  );
  if (!next)
    return (
      <p className={`${page.lead} ${styles.withdrawn}`}>
        <StatusIcon name="overdue" />
        <span className={styles.typed}>{withdrawn}</span>
      </p>
    );
  return (
    <>
      <p className={`${page.lead} ${styles.replaced}`}>
        <Text id="certificate.status.replacedOn" values={{ day: localDay(next.issuedAt), number: next.number }} />
      </p>
      <p className={`${styles.replaced} ${styles.typed}`}>{withdrawn}</p>
      <AnchorButton role="link" intent="primary" size="large" href={next.pageUrl}>
        <Text id="certificate.verify.openNext" values={{ number: next.number }} />
      </AnchorButton>
    </>
  );
}
