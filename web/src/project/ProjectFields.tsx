import type { ReactNode } from "react";
import { DateField } from "../forms/DateField.tsx";
import { TextField } from "../forms/TextField.tsx";
import { useText } from "../i18n/useText.ts";
import { CustomerField } from "./CustomerField.tsx";
import { ExternalIdField } from "./ExternalIdField.tsx";
import styles from "./ProjectFields.module.css";
import type { ProjectForm } from "./useProjectForm.ts";

type Props = {
  form: ProjectForm;
  /** The saved address, if the last mail to it failed. */
  bouncedEmail?: string | null;
  /** Focuses the end date in place of the name. */
  isForEndDate?: boolean;
  /** Suggests the customers of other projects. */
  isNew?: boolean;
  children?: ReactNode;
};

export function ProjectFields({ form, bouncedEmail, isForEndDate = false, isNew = false, children }: Props) {
  const text = useText();
  const email = form.textField("customerEmail");
  const hasBounced = bouncedEmail && form.values.customerEmail === bouncedEmail;
  return (
    <div className={styles.fields}>
      <TextField {...form.textField("name")} label={text("project.field.name")} autoFocus={!isForEndDate} />
      {isNew ? (
        <CustomerField form={form} />
      ) : (
        <TextField {...form.textField("customer")} label={text("project.fact.customer")} />
      )}
      <TextField
        {...email}
        label={text("project.fact.customerEmail")}
        type="email"
        note={email.note ?? (hasBounced ? text("project.customerEmail.bounced") : null)}
      />
      <div className={styles.pair}>
        <TextField {...form.textField("postalCode")} label={text("project.field.postalCode")} />
        <TextField {...form.textField("city")} label={text("project.field.city")} />
      </div>
      <div className={styles.pair}>
        <DateField {...form.dateField("startDate")} label={text("project.fact.startDate")} />
        <DateField {...form.dateField("endDate")} label={text("project.fact.endDate")} autoFocus={isForEndDate} />
      </div>
      {children}
      <ExternalIdField form={form} />
    </div>
  );
}
