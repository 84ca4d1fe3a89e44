import { AnchorButton, Button } from "@blueprintjs/core";
import { Document, Issue, Lock, Phone } from "@blueprintjs/icons";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { TextField } from "../forms/TextField.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { Card } from "../ui/Card.tsx";
import { dial } from "./CallCompany.tsx";
import styles from "./CertificatePage.module.css";
import type { Successor } from "./CertificateState.tsx";
import { codeOf } from "./codeOf.ts";

type Props = {
  certificate: {
    readonly companyPhone: string | null | undefined;
    readonly url: string | null | undefined;
    readonly canReportFault: boolean;
  };
  next: Successor | undefined;
  /** True while the form for a fault is open. The form's button is then the page's primary one. */
  isReporting: boolean;
  onReport: () => void;
};

/** Buttons for PDF, fault report and call. A visitor with the short printed code must enter the longer code for the first two. */
export function CertificateActions({
  certificate: { companyPhone, url, canReportFault },
  next,
  isReporting,
  onReport,
}: Props) {
  const [isAsking, setAsking] = useState(false);
  const ask = () => setAsking(true);
  const pdf = { size: "large", icon: <Document />, text: <Text id="certificate.verify.pdf" /> } as const;
  const intent = next || isReporting ? "none" : "primary";
  const hasPdf = url || !canReportFault;
  return (
    <>
      <div className={styles.actions}>
        {next && (
          <AnchorButton role="link" intent="primary" size="large" href={next.pageUrl}>
            <Text id="certificate.verify.openNext" values={{ number: next.number }} />
          </AnchorButton>
        )}
        {hasPdf &&
          (url ? (
            <AnchorButton {...pdf} intent={intent} role="link" href={url} target="_blank" rel="noopener noreferrer" />
          ) : (
            <Button {...pdf} intent={intent} aria-expanded={isAsking} onClick={ask} />
          ))}
        <Button
          size="large"
          icon={<Issue />}
          aria-expanded={canReportFault ? isReporting : isAsking}
          active={isReporting}
          onClick={canReportFault ? onReport : ask}
        >
          <Text id="certificate.fault.title" />
        </Button>
        {companyPhone && (
          <AnchorButton role="link" size="large" icon={<Phone />} href={dial(companyPhone)}>
            <Text id="certificate.fault.call" values={{ phone: companyPhone }} />
          </AnchorButton>
        )}
      </div>
      {!canReportFault && (
        <p className={styles.locked}>
          <Lock size={14} />
          <Text id="certificate.verify.printedCode" />
        </p>
      )}
      {isAsking && <LongerCode />}
    </>
  );
}

function LongerCode() {
  const text = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = codeOf(typed);
    if (code === "") setError(text("certificate.verify.empty"));
    else void navigate(`/certificate/${encodeURIComponent(code)}`);
  };
  return (
    <Card>
      <form className={styles.fault} onSubmit={submit} noValidate>
        <TextField
          label={text("certificate.verify.longerCode")}
          note={text("certificate.verify.longerCodeNote")}
          value={typed}
          onValueChange={setTyped}
          error={error}
          autoComplete="off"
          autoFocus
        />
        <Button type="submit" intent="primary" size="large">
          <Text id="certificate.verify.openByCode" />
        </Button>
      </form>
    </Card>
  );
}
