import { Checkbox } from "@blueprintjs/core";
import { useId } from "react";
import { DateField } from "../forms/DateField.tsx";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { TextField } from "../forms/TextField.tsx";
import { maxLengths, useTooLongText } from "../forms/textLimits.ts";
import { useEditForm } from "../forms/useEditForm.ts";
import { isDay } from "../i18n/isDay.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import formStyles from "./AccountForm.module.css";
import { AccountFormModal } from "./AccountFormModal.tsx";
import styles from "./Programs.module.css";
import { knownScopes } from "./programScopes.ts";
import { type ToldSecret, useProgramChanges } from "./useProgramChanges.ts";

// The service compares a program's last day with the UTC date.
function dayInYears(years: number): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() + years);
  return day.toISOString().slice(0, 10);
}

type Props = { onClose: () => void; onMade: (told: ToldSecret) => void };

export function CreateProgramModal({ onClose, onMade }: Props) {
  const text = useText();
  const rightsId = useId();
  const [first, last] = [dayInYears(0), dayInYears(2)];
  const empty = {
    name: "",
    endsOn: dayInYears(1),
    PROJECTS_READ: true,
    PROJECTS_WRITE: false,
    CERTIFICATES_SEND: false,
    USERS_MANAGE: false,
  };
  const form = useEditForm({ draftKey: draftKeys.newProgram, saved: { version: null, values: empty }, onClose });
  const { values } = form;
  const { create } = useProgramChanges(onMade);
  const scopes = knownScopes.filter((scope) => values[scope]);
  const isWithin = isDay(values.endsOn) && values.endsOn >= first && values.endsOn <= last;
  const tooLong = useTooLongText();
  const isComplete =
    values.name.trim() !== "" && tooLong(values.name, maxLengths.name) === null && scopes.length > 0 && isWithin;
  return (
    <AccountFormModal
      title={text("program.add")}
      submit="program.add"
      reason={isComplete ? null : text("program.incomplete")}
      isChanged={form.isDirty}
      isSaving={form.isSaving}
      failure={form.failure}
      onSave={() => form.save(() => create({ name: values.name.trim(), scopes, endsOn: values.endsOn }))}
      onClose={form.close}
    >
      <DraftRestoredNotice kept={form} />
      <TextField
        {...form.textField("name", (name) => tooLong(name, maxLengths.name))}
        label={text("program.name")}
        autoComplete="off"
        autoFocus
      />
      <fieldset className={styles.scopes} aria-labelledby={rightsId}>
        <p id={rightsId} className={styles.legend}>
          <Text id="program.scopes" />
        </p>
        {knownScopes.map((scope) => (
          <Checkbox
            key={scope}
            {...form.checkbox(scope)}
            className={formStyles.tick}
            label={text(`program.scope.${scope}`)}
          />
        ))}
      </fieldset>
      <DateField
        {...form.controlledField("endsOn")}
        label={text("program.endsOn")}
        first={first}
        last={last}
        error={isWithin ? null : text("program.endsOn.invalid")}
      />
    </AccountFormModal>
  );
}
