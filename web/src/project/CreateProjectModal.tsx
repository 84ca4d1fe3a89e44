import { useNavigate } from "react-router";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { ProjectFields } from "./ProjectFields.tsx";
import { ProjectFormSummary } from "./ProjectFormSummary.tsx";
import { emptyProject, type ProjectFormDraft } from "./projectDraft.ts";
import { useCreateProject } from "./useCreateProject.ts";
import { useProjectFaultText } from "./useProjectFaultText.ts";
import { useProjectForm } from "./useProjectForm.ts";

const failed = { title: "project.create.unknown.title", reason: "project.create.unknown.reason" } as const;

type Props = {
  customer?: Pick<ProjectFormDraft, "customer" | "customerEmail" | "postalCode" | "city">;
  onClose: () => void;
};

export function CreateProjectModal({ customer, onClose }: Props) {
  const text = useText();
  const faultText = useProjectFaultText();
  const navigate = useNavigate();
  const form = useProjectForm({
    draftKey: customer ? draftKeys.newProjectFor(customer.customerEmail || customer.customer) : draftKeys.newProject,
    saved: { version: null, values: { ...emptyProject, ...customer } },
    onClose,
    optional: ["customerEmail", "postalCode", "externalId"],
  });
  const { create } = useCreateProject();
  const { isSaving, guard, shown } = form;
  const [first] = form.formState.isSubmitted ? shown : [];
  const save = async () => {
    if (form.faulty.length > 0) return null;
    const result = await create(form.values, form.idempotencyKey());
    const id = result.payload?.project?.projectId ?? "";
    if (result.kind === "done") void navigate(`/projects/ongoing/${encodeURIComponent(id)}`);
    return result;
  };
  return (
    <FormDialog
      title={text("project.create.title")}
      size="project"
      action={text("project.create.submit")}
      reason={first?.text ?? null}
      isBusy={isSaving}
      guard={guard}
      aside={shown.length > 0 && <Text id="form.toCorrect" values={{ count: shown.length }} />}
      onSubmit={() => form.save(save, faultText)}
      onRefused={form.showFaults}
      onClose={guard.tryClose}
    >
      <DraftRestoredNotice kept={form} />
      <ProjectFormSummary form={form} title="project.create.refused" failed={failed} />
      <ProjectFields form={form} isNew />
    </FormDialog>
  );
}
