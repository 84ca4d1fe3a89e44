import { DateField } from "../forms/DateField.tsx";
import { TextField } from "../forms/TextField.tsx";
import type { MessageId } from "../i18n/catalogues.ts";
import { useText } from "../i18n/useText.ts";
import styles from "./ProjectFields.module.css";
import type { ProjectField } from "./projectDraft.ts";
import { useProjectFaultText } from "./useProjectFaultText.ts";
import type { ProjectForm } from "./useProjectForm.ts";

type Props = {
  form: ProjectForm;
  isBusy: boolean;
  /** The note under a field that somebody else changed. */
  noteOf?: (field: ProjectField) => string | null;
};

const labels: Record<ProjectField, MessageId> = {
  name: "project.field.name",
  customer: "project.fact.customer",
  customerEmail: "project.fact.customerEmail",
  postalCode: "project.field.postalCode",
  city: "project.field.city",
  startDate: "project.fact.startDate",
  endDate: "project.fact.endDate",
};

/** The details of a project; only postal code and city, and the two days, share a line. */
export function ProjectFields({ form, isBusy, noteOf }: Props) {
  const text = useText();
  const faultText = useProjectFaultText();
  const common = (name: ProjectField) => {
    const fault = form.shownFields.includes(name) ? form.faults[name] : undefined;
    return {
      name,
      label: text(labels[name]),
      isOptional: form.optional.includes(name),
      value: form.draft[name],
      error: fault === undefined ? null : faultText(fault, name),
      note: noteOf?.(name),
      disabled: isBusy,
      onBlur: () => form.leave(name),
    };
  };
  const written = (name: ProjectField) => ({
    ...common(name),
    autoComplete: "off",
    onValueChange: (value: string) => form.change(name, value),
  });
  const day = (name: ProjectField) => ({ ...common(name), onChange: (value: string) => form.change(name, value) });
  return (
    <div className={styles.fields}>
      <TextField {...written("name")} autoFocus />
      <TextField {...written("customer")} />
      <TextField {...written("customerEmail")} type="email" />
      <div className={styles.pair}>
        <TextField {...written("postalCode")} />
        <TextField {...written("city")} />
      </div>
      <div className={styles.pair}>
        <DateField {...day("startDate")} />
        <DateField {...day("endDate")} />
      </div>
    </div>
  );
}
