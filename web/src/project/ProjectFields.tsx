import { DateField } from "../forms/DateField.tsx";
import { TextField } from "../forms/TextField.tsx";
import { useText } from "../i18n/useText.ts";
import styles from "./ProjectFields.module.css";
import type { ProjectForm } from "./useProjectForm.ts";

/** The details of a project; only postal code and city, and the two days, share a line. */
export function ProjectFields({ form }: { form: ProjectForm }) {
  const text = useText();
  return (
    <div className={styles.fields}>
      <TextField {...form.text("name")} label={text("project.field.name")} autoFocus />
      <TextField {...form.text("customer")} label={text("project.fact.customer")} />
      <TextField {...form.text("customerEmail")} label={text("project.fact.customerEmail")} type="email" />
      <div className={styles.pair}>
        <TextField {...form.text("postalCode")} label={text("project.field.postalCode")} />
        <TextField {...form.text("city")} label={text("project.field.city")} />
      </div>
      <div className={styles.pair}>
        <DateField {...form.day("startDate")} label={text("project.fact.startDate")} />
        <DateField {...form.day("endDate")} label={text("project.fact.endDate")} />
      </div>
    </div>
  );
}
