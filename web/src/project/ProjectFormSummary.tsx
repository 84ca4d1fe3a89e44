import { ErrorSummary, type SummaryError } from "../forms/ErrorSummary.tsx";
import type { MessageId } from "../i18n/catalogues.ts";
import { personValues } from "../i18n/personValues.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { isStorageFull } from "../relay/mutationResult.ts";
import { useProjectFaultText } from "./useProjectFaultText.ts";
import type { ProjectForm } from "./useProjectForm.ts";

type Props = {
  form: ProjectForm;
  title: MessageId;
  failed: { title: MessageId; reason: MessageId };
};

export function ProjectFormSummary({ form, title, failed }: Props) {
  const text = useText();
  const faultText = useProjectFaultText();
  const { failure, shown } = form;
  const { isSubmitted, submitCount } = form.formState;
  const line = (words: string): SummaryError => ({ field: null, text: words });
  if (failure?.kind === "failed") {
    const { requestId } = failure;
    const number = requestId && line(text("app.requestId", { requestId }));
    const told = isStorageFull(failure) ? ({ title, reason: "app.storageFull" } as const) : failed;
    const errors = [line(text(told.reason)), ...(number ? [number] : [])];
    return <ErrorSummary title={<Text id={told.title} />} errors={errors} attempt={submitCount} />;
  }
  if (failure?.code === "CONFLICT") {
    const errors = [line(text("project.edit.conflict.reason"))];
    const conflict = <Text id="project.edit.conflict.title" values={personValues(failure.changedBy)} />;
    return <ErrorSummary title={conflict} errors={errors} attempt={submitCount} />;
  }
  const [field] = failure?.path ?? [];
  const isAtField = field !== undefined && field in form.base;
  const errors = [...(failure && !isAtField ? [line(faultText(failure))] : []), ...(isSubmitted ? shown : [])];
  return errors.length > 0 && <ErrorSummary title={<Text id={title} />} errors={errors} attempt={submitCount} />;
}
