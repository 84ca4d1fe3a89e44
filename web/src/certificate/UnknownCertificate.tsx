import { Button } from "@blueprintjs/core";
import { type FormEvent, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { TextField } from "../forms/TextField.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { usePageTitle } from "../ui/usePageTitle.ts";
import styles from "./CertificatePage.module.css";
import { codeOf } from "./codeOf.ts";

/** Offers the code for correction, because it is usually mistyped. */
export function UnknownCertificate({ code }: { code: string }) {
  const text = useText();
  const navigate = useNavigate();
  const heading = usePageTitle(text("certificate.verify.unknown"));
  const [typed, setTyped] = useState(code);
  const [isTried, setTried] = useState(false);
  const next = codeOf(typed);
  const fault = next === "" ? "certificate.verify.empty" : next === codeOf(code) ? "certificate.verify.sameCode" : null;
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fault === null) void navigate(`/certificate/${encodeURIComponent(next)}`);
    else field.current?.focus();
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        <Text id="certificate.verify.unknown" />
      </h1>
      <p className={styles.lead}>
        <Text id="certificate.verify.unknownReason" values={{ code }} />
      </p>
      <form className={styles.owner} onSubmit={submit} noValidate>
        <TextField
          label={text("certificate.verify.codeField")}
          note={text("certificate.verify.codeNote")}
          value={typed}
          onValueChange={setTyped}
          error={isTried && fault ? text(fault) : null}
          inputRef={field}
          autoComplete="off"
        />
        <Button type="submit" intent="primary" size="large">
          <Text id="certificate.verify.show" />
        </Button>
      </form>
      <p className={styles.note}>
        <Link to="/verify">
          <Text id="certificate.verify.checkFile" />
        </Link>
      </p>
    </>
  );
}
