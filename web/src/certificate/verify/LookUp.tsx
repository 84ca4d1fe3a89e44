import { Button } from "@blueprintjs/core";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { TextField } from "../../forms/TextField.tsx";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { Notice } from "../../ui/Notice.tsx";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import { codeOf } from "../codeOf.ts";
import { Facts } from "../Facts.tsx";
import { stateFact } from "../stateFact.ts";
import { ShowCertificate } from "./FileResult.tsx";
import { isFound, type Lookup } from "./fileFacts.ts";
import type { Wanted } from "./useLookup.ts";
import styles from "./VerifyPage.module.css";

type Props = {
  asked: Wanted | null;
  /** Null if the shown number is not the one that was asked for. */
  answer: Lookup | null;
  /** True if the facts of a file tell what holds for the number. */
  hasFile: boolean;
  onLookUp: (wanted: Wanted) => void;
};

/** Finds a certificate by number and code, for a paper certificate or a file without a code. */
export function LookUp({ asked, answer, hasFile, onLookUp }: Props) {
  const text = useText();
  const [number, setNumber] = useState("");
  const [code, setCode] = useState("");
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wanted = { number: number.replace(/\s/g, ""), code: codeOf(code) };
  const isAnswered = asked?.number === wanted.number && asked.code === wanted.code;
  // The button is disabled while it loads, which takes the focus away.
  const onAnswer = useEffectEvent((answered: Lookup | null) => {
    if (isAnswered && answered === "unknown") field.current?.focus();
    if (isAnswered && answered === "failed") button.current?.focus();
  });
  useEffect(() => onAnswer(answer), [answer]);
  const isUnknown = isAnswered && answer === "unknown";
  const errorOf = (value: string, compare: "compareNumber" | "compareCode") => {
    if (isTried && value.trim() === "") return text("certificate.verify.empty");
    return isUnknown ? text(`certificate.verify.${compare}`) : null;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wanted.number !== "" && wanted.code !== "") onLookUp(wanted);
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
          error={errorOf(number, "compareNumber")}
          inputRef={field}
        />
        <TextField
          label={text("certificate.verify.codeField")}
          value={code}
          onValueChange={setCode}
          autoComplete="off"
          note={text("certificate.verify.codeNote")}
          error={errorOf(code, "compareCode")}
        />
      </div>
      <Button ref={button} type="submit" size="large" loading={answer === "asking"}>
        <Text id="certificate.verify.lookUp" />
      </Button>
      <div className={styles.answer} aria-live="polite">
        {isAnswered && answer !== null && !hasFile && isFound(answer) && (
          <>
            <Facts facts={[stateFact(answer)]} />
            <ShowCertificate code={asked.code} />
          </>
        )}
      </div>
      {isAnswered && (answer === "unknown" || answer === "failed") && <Missing answer={answer} />}
      <p className={styles.note}>
        <Text id="certificate.verify.lookUpNote" />
      </p>
    </form>
  );
}

function Missing({ answer }: { answer: "unknown" | "failed" }) {
  return (
    <div className={styles.answer}>
      <Notice
        role="alert"
        picture={<StatusIcon name={answer === "unknown" ? "outside" : "overdue"} size={22} />}
        title={
          <span className={answer === "unknown" ? styles.unknown : undefined}>
            <Text id={`certificate.fact.state.${answer}`} />
          </span>
        }
      >
        {answer === "unknown" && <Text id="certificate.verify.askCompany" />}
      </Notice>
    </div>
  );
}
