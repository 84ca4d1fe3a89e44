import type { ReactNode } from "react";
import type { ErrorContext } from "../errors/errorMessages.ts";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { FormDialog } from "../forms/FormDialog.tsx";
import { useDiscardGuard } from "../forms/useDiscardGuard.ts";
import type { MessageId } from "../i18n/catalogues.ts";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { useFocusAfterRemoval } from "./sectionHeading.ts";

type Props = {
  title: string;
  submit: MessageId;
  /** The reason why the form cannot be saved; null if it can. */
  reason: string | null;
  isChanged: boolean;
  /** True if typed text may be discarded without asking. */
  isDiscardable?: boolean;
  isSaving: boolean;
  failure: MutationFailure | null;
  /** Selects the texts of refusals; "account" by default. */
  context?: ErrorContext;
  aside?: ReactNode;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

export function AccountFormModal({ title, submit, isChanged, isSaving, failure, ...props }: Props) {
  const text = useText();
  const guard = useDiscardGuard(isChanged && !props.isDiscardable, props.onClose);
  return (
    <FormDialog
      title={title}
      action={text(submit)}
      reason={props.reason ?? (isChanged ? null : text("modal.unchanged"))}
      isBusy={isSaving}
      guard={guard}
      aside={props.aside}
      focusAfter={useFocusAfterRemoval()}
      onSubmit={props.onSave}
      onClose={guard.tryClose}
    >
      {props.children}
      {failure && <FailureNotice context={props.context ?? "account"} failure={failure} title="account.notSaved" />}
    </FormDialog>
  );
}
