import { Button } from "@blueprintjs/core";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { DiscardFooter } from "../forms/DiscardFooter.tsx";
import { SelectField } from "../forms/SelectField.tsx";
import { TextField } from "../forms/TextField.tsx";
import { maxLengths, useTooLongText } from "../forms/textLimits.ts";
import type { useDiscardGuard } from "../forms/useDiscardGuard.ts";
import { useText } from "../i18n/useText.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFooter } from "../ui/ModalFooter.tsx";
import type { InstallationForm_viewer$key } from "./__generated__/InstallationForm_viewer.graphql.ts";
import type { ConflictNote, InstallationDraft } from "./installationDraft.ts";

type Person = { readonly id: string; readonly firstName: string; readonly lastName: string };

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
  installer?: Person;
  noteOf?: ConflictNote;
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

/** The title, whose fault is told once it was changed or left, and the company's installers in the order given. */
export function InstallationForm({ viewerRef, draft, installer, isSaving, guard, onSave, noteOf, ...props }: Props) {
  const text = useText();
  const viewer = useFragment(viewerFragment, viewerRef);
  const [isTouched, setTouched] = useState(false);
  const title = draft.title.trim();
  const installerId = draft.installerId ?? (viewer.installer ? viewer.id : null);
  const people = peopleToChoose(viewer.company?.installers ?? [], installer);
  const tooLong = useTooLongText()(draft.title, maxLengths.title);
  const titleFault = title === "" ? text("installation.title.required") : tooLong;
  const installerFault = installerId === null ? text("installation.installer.required") : null;
  const reason = titleFault ?? installerFault ?? (props.isChanged ? null : text("modal.unchanged"));
  const change = (changed: Partial<InstallationDraft>) => props.onChange({ ...draft, ...changed });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason === null && installerId !== null && !isSaving) onSave({ title, installerId });
  };
  return (
    <form noValidate onSubmit={submit} aria-busy={isSaving}>
      <ModalBody>
        {props.problem}
        {props.note}
        <TextField
          label={text("installation.title")}
          name="title"
          autoComplete="off"
          autoFocus
          disabled={isSaving}
          value={draft.title}
          onValueChange={(typed) => {
            setTouched(true);
            change({ title: typed });
          }}
          onBlur={() => setTouched(true)}
          note={noteOf?.("title")}
          error={isTouched ? titleFault : null}
        />
        <SelectField
          label={text("installation.installer")}
          value={installerId ?? ""}
          placeholder={text("installation.installer.choose")}
          disabled={isSaving}
          options={people.map((person) => ({ value: person.id, label: nameOf(person) }))}
          note={noteOf?.("installerId", installer && nameOf(installer))}
          error={people.length === 0 ? text("installation.installer.none") : null}
          onChange={(chosen) => change({ installerId: chosen })}
        />
        {props.children}
      </ModalBody>
      {guard.isAsking ? (
        <DiscardFooter onKeep={guard.keep} onDiscard={props.onDiscard} />
      ) : (
        <ModalFooter fact={props.aside}>
          <Button size="large" disabled={isSaving} onClick={guard.tryClose} text={text("modal.cancel")} />
          <ActionButton type="submit" size="large" intent="primary" loading={isSaving} disabledReason={reason}>
            {props.action}
          </ActionButton>
        </ModalFooter>
      )}
    </form>
  );
}

function peopleToChoose(listed: readonly Person[], installer: Person | undefined): readonly Person[] {
  const isGone = installer && !listed.some(({ id }) => id === installer.id);
  return isGone ? [...listed, installer] : listed;
}

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

const viewerFragment = graphql`
  fragment InstallationForm_viewer on User {
    id
    installer
    company {
      installers {
        id
        firstName
        lastName
      }
    }
  }
`;
