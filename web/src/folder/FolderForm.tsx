import type { ComponentProps } from "react";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { TitleForm } from "../forms/TitleForm.tsx";
import type { MessageId } from "../i18n/catalogues.ts";

type Props = Omit<ComponentProps<typeof TitleForm>, "label" | "required" | "failure"> & {
  failed: MessageId;
};

export function FolderForm({ failed, ...props }: Props) {
  const { failure } = props.form;
  return (
    <TitleForm
      {...props}
      label="folder.title"
      required="folder.title.required"
      failure={failure && <FailureNotice failure={failure} title={failed} />}
    />
  );
}
