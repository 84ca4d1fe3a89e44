import { Button } from "@blueprintjs/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import { FailureNotice } from "../../errors/FailureNotice.tsx";
import { draftKeys } from "../../forms/draftKeys.ts";
import { draftName, readDraft, writeDraft } from "../../forms/draftStore.ts";
import { TextAreaField } from "../../forms/TextAreaField.tsx";
import { maxLengths, useTooLongText } from "../../forms/textLimits.ts";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import type { MutationFailure } from "../../relay/mutationResult.ts";
import { useMutationResult } from "../../relay/useMutationResult.ts";
import { Card } from "../../ui/Card.tsx";
import type { FaultState, FaultStateFormMutation } from "./__generated__/FaultStateFormMutation.graphql.ts";
import styles from "./FaultCase.module.css";

type Props = { certificateId: string; faultReportId: string; state: FaultState };
type NextState = "CONTACTED" | "CLOSED";

/** Sets the next state. The note's text stays stored until it is sent. */
export function FaultStateForm({ certificateId, faultReportId, state }: Props) {
  const text = useText();
  const tooLong = useTooLongText();
  const [send, isSending] = useMutationResult<FaultStateFormMutation>(graphql`
    mutation FaultStateFormMutation($input: SetFaultStateInput!) {
      setFaultState(input: $input) {
        certificate {
          ...FaultCase_certificate
        }
        userErrors {
          code
        }
      }
    }
  `);
  const [draft] = useState(() => draftName(draftKeys.faultNote(faultReportId)));
  const [note, setNote] = useState(() => String(readDraft(draft)?.note ?? ""));
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    writeDraft(draft, note === "" ? null : { note });
  }, [draft, note]);
  const change = (value: string) => {
    setNote(value);
    setKey(crypto.randomUUID());
  };
  const set = async (next: NextState) => {
    if (isSending) return;
    const missing = next === "CLOSED" && note.trim() === "" ? text("fault.noteMissing") : null;
    const fault = missing ?? tooLong(note, maxLengths.reason);
    setError(fault);
    setFailure(null);
    if (fault !== null) return field.current?.focus();
    const input = { certificateId, faultReportId, state: next, note: note.trim() || null };
    const result = await send({ ...input, idempotencyKey: `${key}-${next}` }, { outdates: "everything" });
    if (result.kind !== "done") return setFailure(result);
    change("");
  };
  const next: NextState = state === "CONTACTED" ? "CLOSED" : "CONTACTED";
  const labels = { CONTACTED: state === "CLOSED" ? "fault.reopen" : "fault.contact", CLOSED: "fault.close" } as const;
  const offered: NextState[] =
    state === "CLOSED" ? ["CONTACTED"] : next === "CLOSED" ? ["CLOSED", "CONTACTED"] : ["CONTACTED", "CLOSED"];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void set(next);
  };
  return (
    <section>
      <h2>
        <Text id="fault.next" />
      </h2>
      <Card>
        <form className={styles.form} onSubmit={submit} noValidate>
          <TextAreaField
            label={text("fault.note")}
            help={<Text id="fault.noteHelp" />}
            error={error}
            inputRef={field}
            rows={4}
            value={note}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
          {failure && <FailureNotice failure={failure} title="fault.failed" />}
          <div className={styles.actions}>
            {offered.map((each) => (
              <Button
                key={each}
                type={each === next ? "submit" : "button"}
                intent={each === next && state !== "CLOSED" ? "primary" : "none"}
                loading={isSending && each === next}
                onClick={each === next ? undefined : () => void set(each)}
              >
                <Text id={each === "CONTACTED" && state === "CONTACTED" ? "fault.contactAgain" : labels[each]} />
              </Button>
            ))}
          </div>
        </form>
      </Card>
    </section>
  );
}
