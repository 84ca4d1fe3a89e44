import { AnchorButton, Button } from "@blueprintjs/core";
import { Document, Issue, Lock, Phone } from "@blueprintjs/icons";
import { useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { dial } from "./CallCompany.tsx";
import styles from "./CertificatePage.module.css";
import type { Successor } from "./CertificateState.tsx";
import { LongerCode, type Wanted } from "./LongerCode.tsx";

type Props = {
  certificate: {
    readonly number: string;
    readonly companyName: string;
    readonly companyPhone: string | null | undefined;
    readonly url: string | null | undefined;
    readonly canReportFault: boolean;
  };
  next: Successor | undefined;
  /** True while the form for a fault is open. The form's button is then the page's primary one. */
  isReporting: boolean;
  onReport: () => void;
};

/** Buttons for PDF, fault report and call. With the short code the call is first; the others need the longer code. */
export function CertificateActions({
  certificate: { number, companyName, companyPhone, url, canReportFault },
  next,
  isReporting,
  onReport,
}: Props) {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const isLocked = !canReportFault;
  const pdf = {
    size: "large",
    icon: isLocked ? <Lock /> : <Document />,
    text: <Text id="certificate.verify.pdf" />,
  } as const;
  const intent = next || isReporting || isLocked ? "none" : "primary";
  const hasPdf = url || !canReportFault;
  const call = companyPhone && (
    <AnchorButton role="link" size="large" icon={<Phone />} href={dial(companyPhone)}>
      <Text id="certificate.fault.call" values={{ phone: companyPhone }} />
    </AnchorButton>
  );
  return (
    <>
      {isLocked && (
        <p className={styles.locked}>
          <Text id="certificate.verify.printedCode" />
        </p>
      )}
      <div className={styles.actions}>
        {next && (
          <AnchorButton role="link" intent="primary" size="large" href={next.pageUrl}>
            <Text id="certificate.verify.openNext" values={{ number: next.number }} />
          </AnchorButton>
        )}
        {isLocked && call}
        {hasPdf &&
          (url ? (
            <AnchorButton {...pdf} intent={intent} role="link" href={url} target="_blank" rel="noopener noreferrer" />
          ) : (
            <Button
              {...pdf}
              intent={intent}
              aria-expanded={wanted === "pdf"}
              active={wanted === "pdf"}
              onClick={() => setWanted("pdf")}
            />
          ))}
        <Button
          size="large"
          icon={isLocked ? <Lock /> : <Issue />}
          aria-expanded={isReporting || wanted === "fault"}
          active={isReporting || wanted === "fault"}
          onClick={canReportFault ? onReport : () => setWanted("fault")}
        >
          <Text id="certificate.fault.title" />
        </Button>
        {!isLocked && call}
      </div>
      {wanted && (
        <LongerCode
          key={wanted}
          number={number}
          company={companyName}
          hasPhone={Boolean(companyPhone)}
          wanted={wanted}
        />
      )}
    </>
  );
}
