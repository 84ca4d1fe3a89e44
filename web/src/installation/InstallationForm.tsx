import { Button } from "@blueprintjs/core";
import type { ReactNode, SubmitEvent } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useText } from "../i18n/useText.ts";
import { DiscardFoot } from "../ui/DiscardFoot.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFoot } from "../ui/ModalFoot.tsx";
import { ReasonedButton } from "../ui/ReasonedButton.tsx";
import { maxLengths, useTooLongText } from "../ui/textLimits.ts";
import type { useDiscardGuard } from "../ui/useDiscardGuard.ts";
import type { InstallationForm_viewer$key } from "./__generated__/InstallationForm_viewer.graphql.ts";
import { InstallationFields } from "./InstallationFields.tsx";
import type { InstallationDraft, TheirNote } from "./installationDraft.ts";

type Props = {
  viewerRef: InstallationForm_viewer$key;
  /** While nobody is chosen, the viewer is, when an installer. */
  draft: InstallationDraft;
  onChange: (draft: InstallationDraft) => void;
  isChanged: boolean;
  isSaving: boolean;
  action: ReactNode;
  /** Why it was not saved, once that was tried. */
  problem: ReactNode;
  /** The installer as saved, who stays a choice after leaving. */
  installer?: { id: string; firstName: string; lastName: string };
  noteOf?: TheirNote;
  /** Stands above the fields. */
  note: ReactNode;
  /** Stands under the fields. */
  children?: ReactNode;
  /** Stands at the left of the foot. */
  aside?: ReactNode;
  guard: ReturnType<typeof useDiscardGuard>;
  onDiscard: () => void;
  onSave: (values: { title: string; installerId: string }) => void;
};

/** An installation's name and who makes it. */
export function InstallationForm({ viewerRef, draft, isSaving, guard, onSave, ...props }: Props) {
  const text = useText();
  const viewer = useFragment(viewerFragment, viewerRef);
  const title = draft.title.trim();
  const installerId = draft.installerId ?? (viewer.installer ? viewer.id : null);
  const reason = useReason(title, installerId, props.isChanged);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason === null && installerId !== null && !isSaving) onSave({ title, installerId });
  };
  return (
    <form noValidate onSubmit={submit} aria-busy={isSaving}>
      <ModalBody>
        {props.problem}
        {props.note}
        <InstallationFields
          viewerRef={viewer}
          draft={{ ...draft, installerId }}
          installer={props.installer}
          noteOf={props.noteOf}
          isSaving={isSaving}
          onChange={(change) => props.onChange({ ...draft, ...change })}
        />
        {props.children}
      </ModalBody>
      {guard.isAsking ? (
        <DiscardFoot onKeep={guard.keep} onDiscard={props.onDiscard} />
      ) : (
        <ModalFoot fact={props.aside}>
          <Button size="large" disabled={isSaving} onClick={guard.tryClose} text={text("modal.cancel")} />
          <ReasonedButton type="submit" size="large" intent="primary" loading={isSaving} reason={reason}>
            {props.action}
          </ReasonedButton>
        </ModalFoot>
      )}
    </form>
  );
}

function useReason(title: string, installerId: string | null, isChanged: boolean): string | null {
  const text = useText();
  const tooLong = useTooLongText()(title, maxLengths.title);
  if (title === "") return text("installation.title.required");
  if (tooLong !== null) return tooLong;
  if (installerId === null) return text("installation.installer.required");
  return isChanged ? null : text("modal.unchanged");
}

const viewerFragment = graphql`
  fragment InstallationForm_viewer on User {
    id
    installer
    ...InstallationFields_viewer
  }
`;
