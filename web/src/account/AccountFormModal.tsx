import { Button } from "@blueprintjs/core";
import type { ReactNode, SubmitEvent } from "react";
import type { ErrorContext } from "../errors/errorMessages.ts";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { DiscardFooter } from "../forms/DiscardFooter.tsx";
import { useDiscardGuard } from "../forms/useDiscardGuard.ts";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import { Modal } from "../ui/Modal.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFooter } from "../ui/ModalFooter.tsx";
import { useFocusAfterRemoval } from "./sectionHeading.ts";

type Props = {
  title: string;
  submit: MessageId;
  /** Why it cannot be saved yet, apart from nothing being changed; null when it can. */
  reason: string | null;
  isChanged: boolean;
  /** Whether what was typed may be left without asking; else whatever is changed is asked about. */
  isDiscardable?: boolean;
  isSaving: boolean;
  failure: MutationFailure | null;
  /** The part of the product that refusals are worded for; the account when left out. */
  context?: ErrorContext;
  /** Stands at the left of the foot. */
  aside?: ReactNode;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The frame of the account's forms: fields, why the last try was refused, and a save button that is on once there is something valid to save. */
export function AccountFormModal({ title, submit, isChanged, isSaving, failure, ...props }: Props) {
  const text = useText();
  const { isAsking, tryClose, keep } = useDiscardGuard(isChanged && !props.isDiscardable, props.onClose);
  const focusAfter = useFocusAfterRemoval();
  const reason = isChanged ? props.reason : text("modal.unchanged");
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason === null && !isSaving) props.onSave();
  };
  return (
    <Modal title={title} isBusy={isSaving} focusAfter={focusAfter} onClose={tryClose}>
      <form noValidate onSubmit={save} aria-busy={isSaving}>
        <ModalBody>
          {props.children}
          {failure && <FailureNotice context={props.context ?? "account"} failure={failure} title="account.notSaved" />}
        </ModalBody>
        {isAsking ? (
          <DiscardFooter onKeep={keep} onDiscard={props.onClose} />
        ) : (
          <ModalFooter fact={props.aside}>
            <Button size="large" disabled={isSaving} onClick={tryClose} text={text("modal.cancel")} />
            <ActionButton type="submit" size="large" intent="primary" loading={isSaving} disabledReason={reason}>
              <Text id={submit} />
            </ActionButton>
          </ModalFooter>
        )}
      </form>
    </Modal>
  );
}
