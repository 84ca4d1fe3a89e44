import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useText } from "../i18n/useText.ts";
import { SelectField } from "../ui/SelectField.tsx";
import { TextField } from "../ui/TextField.tsx";
import { maxLengths, useTooLongText } from "../ui/textLimits.ts";
import type { InstallationFields_viewer$key } from "./__generated__/InstallationFields_viewer.graphql.ts";
import type { InstallationDraft, TheirNote } from "./installationDraft.ts";

type Person = { readonly id: string; readonly firstName: string; readonly lastName: string };

type Props = {
  viewerRef: InstallationFields_viewer$key;
  draft: InstallationDraft;
  /** The installer as saved. */
  installer?: Person;
  noteOf?: TheirNote;
  isSaving: boolean;
  onChange: (change: Partial<InstallationDraft>) => void;
};

/** The title, whose fault is told once it was changed or left, and the company's installers in the order given. */
export function InstallationFields({ viewerRef, draft, installer, noteOf, isSaving, onChange }: Props) {
  const text = useText();
  const { company } = useFragment(
    graphql`
      fragment InstallationFields_viewer on User {
        company {
          installers {
            id
            firstName
            lastName
          }
        }
      }
    `,
    viewerRef,
  );
  const tooLong = useTooLongText()(draft.title, maxLengths.title);
  const fault = draft.title.trim() === "" ? text("installation.title.required") : tooLong;
  const [isTouched, setTouched] = useState(false);
  const listed: readonly Person[] = company?.installers ?? [];
  const isGone = installer && !listed.some(({ id }) => id === installer.id);
  const people = isGone ? [...listed, installer] : listed;
  const changeTitle = (title: string) => {
    setTouched(true);
    onChange({ title });
  };
  return (
    <>
      <TextField
        label={text("installation.title")}
        name="title"
        autoComplete="off"
        autoFocus
        disabled={isSaving}
        value={draft.title}
        onValueChange={changeTitle}
        onBlur={() => setTouched(true)}
        note={noteOf?.("title")}
        error={isTouched ? fault : null}
      />
      <SelectField
        label={text("installation.installer")}
        value={draft.installerId ?? ""}
        placeholder={text("installation.installer.choose")}
        disabled={isSaving}
        options={people.map((person) => ({ value: person.id, label: nameOf(person) }))}
        note={noteOf?.("installerId", installer && nameOf(installer))}
        error={people.length === 0 ? text("installation.installer.none") : null}
        onChange={(installerId) => onChange({ installerId })}
      />
    </>
  );
}

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;
