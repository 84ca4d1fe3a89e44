import { Button, type ButtonProps } from "@blueprintjs/core";
import type { ReactNode, SubmitEvent } from "react";
import type { MessageId } from "../i18n/catalogues.ts";
import { useText } from "../i18n/useText.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFooter } from "../ui/ModalFooter.tsx";
import { DiscardFooter } from "./DiscardFooter.tsx";
import type { DiscardGuard } from "./useDiscardGuard.ts";

export type DialogFormProps = {
  /** Text of the submit button; null while there is nothing to submit. */
  action: ReactNode;
  /** Replaces the spinner of the button while the form is busy. */
  busyAction?: ReactNode;
  icon?: ButtonProps["icon"];
  intent?: "primary" | "danger";
  /** The reason why it cannot be submitted yet; null when it can. */
  reason?: string | null;
  isBusy: boolean;
  /** Text of the button that leaves; "Cancel" by default. */
  leave?: MessageId;
  /** The button with the first focus, where no field has it. */
  focus?: "leave" | "submit";
  /** Asks in the foot before typed text is discarded. */
  guard?: DiscardGuard;
  /** Content at the left of the foot. */
  aside?: ReactNode;
  onSubmit: () => void;
  /** Called for a submission in spite of the reason. */
  onRefused?: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The form of a dialog or one of its views, with a foot that leaves or submits it. */
export function DialogForm({ reason = null, isBusy, guard, onSubmit, onRefused, onClose, ...props }: DialogFormProps) {
  const text = useText();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // React also passes a submission to the form that opened the dialog.
    event.stopPropagation();
    if (reason !== null) onRefused?.();
    else if (!isBusy) onSubmit();
  };
  return (
    <form noValidate onSubmit={submit} aria-busy={isBusy}>
      <ModalBody>{props.children}</ModalBody>
      {guard?.isAsking ? (
        <DiscardFooter onKeep={guard.keep} onDiscard={guard.discard} />
      ) : (
        <ModalFooter fact={props.aside}>
          <Button
            size="large"
            autoFocus={props.focus === "leave"}
            disabled={isBusy}
            onClick={onClose}
            text={text(props.leave ?? "modal.cancel")}
          />
          {props.action !== null && (
            <ActionButton
              type="submit"
              size="large"
              intent={props.intent ?? "primary"}
              icon={props.icon}
              autoFocus={props.focus === "submit"}
              loading={isBusy && props.busyAction === undefined}
              disabledReason={reason}
              text={(isBusy && props.busyAction) || props.action}
            />
          )}
        </ModalFooter>
      )}
    </form>
  );
}
