import { FormGroup, InputGroup } from "@blueprintjs/core";
import { type ReactElement, type ReactNode, useId } from "react";
import type { DraftForm } from "../forms/useDraftForm.ts";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import styles from "./ProductForm.module.css";
import type { Draft, TextField } from "./productDraft.ts";

type Props = {
  field: TextField;
  input: ReturnType<DraftForm<Draft>["textField"]>;
  isFaulty: boolean;
  /** A button at the end of the field, where other fields show their unit. */
  action?: ReactElement;
  note?: ReactNode;
};

const labels: Record<TextField, MessageId> = {
  CABLE_MARKING: "product.cableMarking",
  CABLE_LENGTH: "product.cableLength",
  VOLTAGE: "product.voltage",
};

const units: Record<TextField, string | null> = { CABLE_MARKING: null, CABLE_LENGTH: "m", VOLTAGE: "V" };

export function ProductFormField({ field, input: { error: _, ...input }, isFaulty, action, note }: Props) {
  const id = useId();
  const unit = units[field];
  return (
    <FormGroup className={styles.field} label={<Text id={labels[field]} />} labelFor={id} helperText={note}>
      <InputGroup
        {...input}
        id={id}
        autoComplete="off"
        intent={isFaulty ? "danger" : "none"}
        aria-invalid={isFaulty || undefined}
        rightElement={action ?? (unit === null ? undefined : <span className={styles.unit}>{unit}</span>)}
      />
    </FormGroup>
  );
}
