import { Button } from "@blueprintjs/core";
import { graphql, useFragment } from "react-relay/hooks";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { SelectField } from "../forms/SelectField.tsx";
import { TextAreaField } from "../forms/TextAreaField.tsx";
import { TextField } from "../forms/TextField.tsx";
import { useEditForm } from "../forms/useEditForm.ts";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { NationalRecordModal_company$key } from "./__generated__/NationalRecordModal_company.graphql.ts";
import styles from "./AccountForm.module.css";
import { AccountFormModal } from "./AccountFormModal.tsx";
import { proposedStatements } from "./proposedStatements.ts";
import {
  type RecordDraft,
  type RecordText,
  recordCountries,
  recordFault,
  recordInput,
  recordMaxLengths,
} from "./recordDraft.ts";
import { useSetNationalRecord } from "./useSetNationalRecord.ts";

const fragment = graphql`
  fragment NationalRecordModal_company on Company {
    version
    nationalRecord {
      country
      headOfWorks {
        name
        qualification
        phone
        email
      }
      statement
    }
  }
`;

const headFields = ["name", "qualification", "phone", "email"] as const;
const labels: Record<(typeof headFields)[number], MessageId> = {
  name: "account.record.head",
  qualification: "account.record.qualification",
  phone: "account.record.phone",
  email: "account.record.email",
};

type Props = { companyRef: NationalRecordModal_company$key; onClose: () => void };

/** Empty fields count as missing in the record, but certificates can still be sent. */
export function NationalRecordModal({ companyRef, onClose }: Props) {
  const text = useText();
  const { version, nationalRecord: record } = useFragment(fragment, companyRef);
  const { name, qualification, phone, email } = record?.headOfWorks ?? {};
  const saved: RecordDraft = {
    country: recordCountries.find((known) => known === record?.country) ?? "",
    ...{ name: name ?? "", qualification: qualification ?? "", phone: phone ?? "", email: email ?? "" },
    statement: record?.statement ?? "",
  };
  const form = useEditForm({ draftKey: draftKeys.nationalRecord, saved: { version, values: saved }, onClose });
  const setNationalRecord = useSetNationalRecord();
  const { country, statement } = form.values;
  const validate = (field: RecordText) => (value: string) => {
    const fault = recordFault(field, value);
    if (fault === "email") return text("account.email.invalid");
    return fault && text("form.maxLength", { max: recordMaxLengths[field] });
  };
  const isFaulty = [...headFields, "statement" as const].some((field) => recordFault(field, form.values[field]));
  const { note, ...statementField } = form.textField("statement", validate("statement"));
  return (
    <AccountFormModal
      title={text("account.record.edit")}
      submit="modal.save"
      reason={isFaulty ? text("account.company.incomplete") : null}
      isChanged={form.isDirty}
      isSaving={form.isSaving}
      failure={form.failure}
      onSave={() =>
        form.save(() => setNationalRecord({ nationalRecord: recordInput(form.values), version: form.version }))
      }
      onClose={form.close}
    >
      <DraftRestoredNotice kept={form} />
      <SelectField
        {...form.controlledField("country")}
        label={text("account.record.country")}
        note={country === "" && saved.country !== "" ? text("account.record.removes") : form.noteOf("country")}
        options={[
          { value: "", label: text("account.record.none") },
          ...recordCountries.map((value) => ({ value, label: text(`account.record.country.${value}`) })),
        ]}
      />
      {country !== "" && (
        <>
          {headFields.map((field) => (
            <TextField {...form.textField(field, validate(field))} key={field} label={text(labels[field])} isOptional />
          ))}
          <TextAreaField
            {...statementField}
            rows={7}
            label={text("account.record.statement")}
            help={note ?? text("account.record.statement.help")}
          />
          {statement === "" && (
            <p className={styles.note}>
              <Button onClick={() => form.change("statement", proposedStatements[country])}>
                <Text id="account.record.propose" />
              </Button>
            </p>
          )}
        </>
      )}
    </AccountFormModal>
  );
}
