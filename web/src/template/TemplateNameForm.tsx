import type { ComponentProps } from "react";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { TitleForm } from "../forms/TitleForm.tsx";

type Props = Omit<ComponentProps<typeof TitleForm>, "label" | "required" | "failure">;

export function TemplateNameForm(props: Props) {
  const { failure } = props.form;
  return (
    <TitleForm
      {...props}
      label="template.name"
      required="template.name.required"
      failure={failure && <FailureNotice failure={failure} title="template.save.failed" />}
    />
  );
}
