import { Button, type ButtonProps } from "@blueprintjs/core";
import { type MouseEvent, type ReactNode, type SubmitEvent, useId } from "react";
import type { MessageId } from "../i18n/catalogues.ts";
import { useText } from "../i18n/useText.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import { keepFocus } from "../ui/keepFocus.ts";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFooter } from "../ui/ModalFooter.tsx";
import { DiscardFooter } from "./DiscardFooter.tsx";
import type { DiscardGuard } from "./useDiscardGuard.ts";

export type DialogFormProps = {
  /** The submit button's text. Null hides the button while nothing can be submitted. */
  action: ReactNode;
  /** Shown in place of the button's spinner while the form is busy. */
  busyAction?: ReactNode;
  icon?: ButtonProps["icon"];
  intent?: "primary" | "danger";
  /** The reason why the form cannot be submitted; null if it can. */
  reason?: string | null;
  isBusy: boolean;
  /** The text of the button that closes the form; "Cancel" by default. */
  leave?: MessageId;
  /** The button with the initial focus, if no field has the focus. */
  focus?: "leave" | "submit";
  /** Asks in the footer whether typed text may be discarded. */
  guard?: DiscardGuard;
  /** Content at the left of the footer, in place of `reason`. */
  aside?: ReactNode;
  /** True if `aside` shows the reason itself. */
  isReasonAside?: boolean;
  onSubmit: () => void;
  /** Called if the person submits the form although `reason` is not null. */
  onRefused?: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Focuses the button before its click, so that the field loses the focus and reads its text first. */
const takeFocus = (event: MouseEvent<HTMLElement>) => event.currentTarget.focus();

export function DialogForm({ reason = null, isBusy, guard, onSubmit, onRefused, onClose, ...props }: DialogFormProps) {
  const text = useText();
  const factId = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // React bubbles the event through the dialog's portal to the form around the dialog.
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
        <ModalFooter factId={factId} fact={props.aside || reason}>
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
              shownIn={!props.aside || props.isReasonAside ? factId : undefined}
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
