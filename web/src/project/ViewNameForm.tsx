import type { ComponentProps } from "react";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { TitleForm } from "../forms/TitleForm.tsx";
import { maxLengths } from "../forms/textLimits.ts";

type Props = Omit<ComponentProps<typeof TitleForm>, "label" | "required" | "failure">;

export function ViewNameForm(props: Props) {
  const { failure } = props.form;
  return (
    <TitleForm
      {...props}
      label="view.name"
      required="view.name.required"
      maxLength={maxLengths.name}
      failure={failure && <FailureNotice failure={failure} title="view.save.failed" context="view" />}
    />
  );
}
