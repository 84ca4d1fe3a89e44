import { Button } from "@blueprintjs/core";
import { type FormEvent, useState } from "react";
import { TextField } from "../../forms/TextField.tsx";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { codeOf } from "../codeOf.ts";
import type { Wanted } from "./useLookup.ts";
import styles from "./VerifyPage.module.css";

/** Finds a certificate by number and code, for a paper certificate or a file without a code. */
export function LookUp({ onLookUp }: { onLookUp: (wanted: Wanted) => void }) {
  const text = useText();
  const [number, setNumber] = useState("");
  const [code, setCode] = useState("");
  const [isTried, setTried] = useState(false);
  const errorOf = (value: string) => (isTried && value.trim() === "" ? text("certificate.verify.empty") : null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const lastPart = codeOf(code);
    if (number.trim() !== "" && lastPart !== "") onLookUp({ number: number.replace(/\s/g, ""), code: lastPart });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h2>
        <Text id="certificate.verify.orNumber" />
      </h2>
      <div className={styles.fields}>
        <TextField
          label={text("certificate.verify.numberField")}
          value={number}
          onValueChange={setNumber}
          autoComplete="off"
          error={errorOf(number)}
        />
        <TextField
          label={text("certificate.verify.codeField")}
          value={code}
          onValueChange={setCode}
          autoComplete="off"
          note={text("certificate.verify.codeNote")}
          error={errorOf(code)}
        />
      </div>
      <Button type="submit" size="large">
        <Text id="certificate.verify.lookUp" />
      </Button>
      <p className={styles.note}>
        <Text id="certificate.verify.lookUpNote" />
      </p>
    </form>
  );
}
