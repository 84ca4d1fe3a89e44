import { Button } from "@blueprintjs/core";
import { type FormEvent, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { TextField } from "../forms/TextField.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { readQuery } from "../relay/readQuery.ts";
import { Card } from "../ui/Card.tsx";
import type { LongerCodeQuery } from "./__generated__/LongerCodeQuery.graphql.ts";
import styles from "./CertificatePage.module.css";
import { codeOf } from "./codeOf.ts";

/** The locked action that the visitor pressed. */
export type Wanted = "pdf" | "fault";

type Props = { number: string; company: string; hasPhone: boolean; wanted: Wanted };

const query = graphql`
  query LongerCodeQuery($code: String!) {
    verifiedCertificate(code: $code) {
      number
      canReportFault
      url
    }
  }
`;

/** Asks for the longer code, then continues with the locked action. An error for a wrong code is shown at the field. */
export function LongerCode({ number, company, hasPhone, wanted }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  const check = async (code: string) => {
    const data = await readQuery<LongerCodeQuery>(environment, query, { code });
    const found = data?.verifiedCertificate;
    if (found?.number !== number)
      return setError(text(isLink(typed) ? "certificate.verify.wrongCode" : "certificate.verify.notLink", { number }));
    if (!found.canReportFault) return setError(text("certificate.verify.onlyPrinted"));
    // If the browser blocks the window, the certificate's page has a button that opens the PDF.
    if (wanted === "pdf" && found.url) window.open(found.url, "_blank", "noopener");
    await navigate(`/certificate/${encodeURIComponent(code)}`, { state: { wanted } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = codeOf(typed);
    if (code === "") return setError(text("certificate.verify.empty"));
    setChecking(true);
    check(code)
      .catch(() => setError(text("certificate.verify.failedReason")))
      .finally(() => setChecking(false));
  };
  return (
    <div className={styles.faultCard}>
      <Card>
        <form className={styles.owner} onSubmit={submit} noValidate>
          <h2>
            <Text id={wanted === "pdf" ? "certificate.verify.pdf" : "certificate.fault.title"} />
          </h2>
          <p className={styles.note}>
            <Text id="certificate.verify.ownerFirst" />
          </p>
          <TextField
            label={text("certificate.verify.longerCode")}
            note={text("certificate.verify.longerCodeNote", { company, hasPhone: hasPhone ? "yes" : "no" })}
            value={typed}
            onValueChange={(value) => {
              setTyped(value);
              setError(null);
            }}
            error={error}
            autoComplete="off"
            autoFocus
          />
          <Button type="submit" intent="primary" size="large" loading={isChecking}>
            <Text id="certificate.verify.openByCode" />
          </Button>
        </form>
      </Card>
    </div>
  );
}

const isLink = (typed: string) => /^\s*https?:/i.test(typed);
