import { Button } from "@blueprintjs/core";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { DiscardFooter } from "../forms/DiscardFooter.tsx";
import { TextField } from "../forms/TextField.tsx";
import { maxLengths, useTooLongText } from "../forms/textLimits.ts";
import type { useDiscardGuard } from "../forms/useDiscardGuard.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFooter } from "../ui/ModalFooter.tsx";

type Props = {
  title: string;
  onTitle: (title: string) => void;
  /** Stands above the field. */
  note: ReactNode;
  /** The title that somebody else saved meanwhile. */
  theirs?: string | null;
  isChanged: boolean;
  isSaving: boolean;
  /** Text of the submit button. */
  action: ReactNode;
  /** Why it was not saved, once that was tried. */
  problem: ReactNode;
  /** Stands at the left of the foot. */
  aside?: ReactNode;
  guard: ReturnType<typeof useDiscardGuard>;
  onDiscard: () => void;
  onSave: (title: string) => void;
};

/** A folder's name. What is wrong with it is told once the field was changed or left. */
export function FolderForm({ title, onTitle, isChanged, isSaving, action, problem, aside, ...props }: Props) {
  const { guard, onDiscard, onSave } = props;
  const text = useText();
  const [isTouched, setTouched] = useState(false);
  const isEmpty = title.trim() === "";
  const tooLong = useTooLongText()(title, maxLengths.title);
  const fault = isEmpty ? text("folder.title.required") : tooLong;
  const reason = fault ?? (isChanged ? null : text("modal.unchanged"));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTouched(true);
    if (reason === null && !isSaving) onSave(title.trim());
  };
  const change = (value: string) => {
    onTitle(value);
    setTouched(true);
  };
  return (
    <form noValidate onSubmit={submit} aria-busy={isSaving}>
      <ModalBody>
        {problem}
        {props.note}
        <TextField
          label={text("folder.title")}
          name="title"
          autoComplete="off"
          autoFocus
          disabled={isSaving}
          value={title}
          onValueChange={change}
          onBlur={() => setTouched(true)}
          note={props.theirs}
          error={isTouched ? fault : null}
        />
      </ModalBody>
      {guard.isAsking ? (
        <DiscardFooter onKeep={guard.keep} onDiscard={onDiscard} />
      ) : (
        <ModalFooter fact={aside}>
          <Button size="large" disabled={isSaving} onClick={guard.tryClose}>
            <Text id="modal.cancel" />
          </Button>
          <ActionButton type="submit" size="large" intent="primary" loading={isSaving} disabledReason={reason}>
            {action}
          </ActionButton>
        </ModalFooter>
      )}
    </form>
  );
}
