import { Button, type ButtonProps } from "@blueprintjs/core";
import type { MouseEvent, ReactNode, SubmitEvent } from "react";
import type { MessageId } from "../i18n/catalogues.ts";
import { useText } from "../i18n/useText.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFooter } from "../ui/ModalFooter.tsx";
import { DiscardFooter } from "./DiscardFooter.tsx";
import type { DiscardGuard } from "./useDiscardGuard.ts";

export type DialogFormProps = {
  /** The submit button's text; null while there is nothing to submit. */
  action: ReactNode;
  /** Replaces the button's spinner while the form is busy. */
  busyAction?: ReactNode;
  icon?: ButtonProps["icon"];
  intent?: "primary" | "danger";
  /** The reason why the form cannot be submitted; null if it can. */
  reason?: string | null;
  isBusy: boolean;
  /** The text of the button that closes; "Cancel" by default. */
  leave?: MessageId;
  /** The button with the initial focus, if no field has it. */
  focus?: "leave" | "submit";
  /** Asks in the footer before typed text is discarded. */
  guard?: DiscardGuard;
  /** Content at the left of the footer. */
  aside?: ReactNode;
  onSubmit: () => void;
  /** Called if the form is submitted in spite of `reason`. */
  onRefused?: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A field that loses the focus may show an error, which would move the button from under the pointer. */
const keepFocus = (event: MouseEvent) => event.preventDefault();
/** The button takes the focus before the click, so that the field that loses the focus takes over its text first. */
const takeFocus = (event: MouseEvent<HTMLElement>) => event.currentTarget.focus();

export function DialogForm({ reason = null, isBusy, guard, onSubmit, onRefused, onClose, ...props }: DialogFormProps) {
  const text = useText();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // React would bubble the event to the form around the dialog.
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
            onMouseDown={keepFocus}
            onMouseUp={takeFocus}
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
              onMouseDown={keepFocus}
              onMouseUp={takeFocus}
              text={(isBusy && props.busyAction) || props.action}
            />
          )}
        </ModalFooter>
      )}
    </form>
  );
}
