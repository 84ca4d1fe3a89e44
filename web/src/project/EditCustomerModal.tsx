import { useLocation, useNavigate } from "react-router";
import { draftKeys } from "../forms/draftKeys.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { TextField } from "../forms/TextField.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { customerPath } from "../navigation/customerPath.ts";
import styles from "./ProjectFields.module.css";
import { ProjectFormSummary } from "./ProjectFormSummary.tsx";
import { emptyProject } from "./projectDraft.ts";
import { useProjectFaultText } from "./useProjectFaultText.ts";
import { useProjectForm } from "./useProjectForm.ts";
import { useUpdateCustomer } from "./useUpdateCustomer.ts";

type Props = {
  customer: { readonly name: string; readonly email: string | null | undefined };
  /** Global ids of all projects of the customer. */
  projectIds: readonly string[];
  onClose: () => void;
};

const failed = { title: "customer.edit.failed", reason: "customer.edit.failed.reason" } as const;

export function EditCustomerModal({ customer: { name, email }, projectIds, onClose }: Props) {
  const text = useText();
  const faultText = useProjectFaultText();
  const navigate = useNavigate();
  const { state } = useLocation();
  const form = useProjectForm({
    draftKey: draftKeys.customer(email ?? name),
    saved: { version: null, values: { ...emptyProject, customer: name, customerEmail: email ?? "" } },
    onClose,
    optional: ["name", "customerEmail", "postalCode", "city", "startDate", "endDate", "externalId"],
  });
  const { update } = useUpdateCustomer(projectIds);
  const { isSaving, guard, shown, values, base } = form;
  const [first] = form.formState.isSubmitted ? shown : [];
  const save = async () => {
    if (form.faulty.length > 0) return null;
    const result = await update(values, base);
    const now = { name: values.customer.trim(), email: values.customerEmail.trim() || null };
    if (result.kind === "done") void navigate(customerPath(now), { replace: true, state });
    return result;
  };
  return (
    <FormDialog
      title={text("customer.edit")}
      action={text("modal.save")}
      reason={form.isDirty ? (first?.text ?? null) : text("modal.unchanged")}
      isBusy={isSaving}
      guard={guard}
      onSubmit={() => form.save(save, faultText)}
      onRefused={form.showFaults}
      onClose={guard.tryClose}
    >
      <ProjectFormSummary form={form} title="customer.edit.failed" failed={failed} />
      <div className={styles.fields}>
        <p>
          <Text id="customer.edit.meaning" values={{ count: projectIds.length }} />
        </p>
        <TextField {...form.textField("customer")} label={text("project.fact.customer")} autoFocus />
        <TextField {...form.textField("customerEmail")} label={text("project.fact.customerEmail")} type="email" />
      </div>
    </FormDialog>
  );
}
