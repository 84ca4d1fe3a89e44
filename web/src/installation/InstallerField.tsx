import { graphql, useFragment } from "react-relay/hooks";
import { SelectField } from "../forms/SelectField.tsx";
import type { EditForm } from "../forms/useEditForm.ts";
import { useText } from "../i18n/useText.ts";
import type { InstallerField_viewer$key } from "./__generated__/InstallerField_viewer.graphql.ts";

export type Person = { readonly id: string; readonly firstName: string; readonly lastName: string };

type InstallerDraft = { installerId: string | null };

type Options = {
  /** The saved installer, offered even if this person has left the company. */
  installer?: Person;
  /** The installer with whom the form starts in place of the viewer, if this person is still an installer. */
  suggestedId?: string;
};

/** The form starts with the suggested installer. Without one, it starts with a viewer who is an installer. */
export function useInstallerChoice(
  viewerRef: InstallerField_viewer$key,
  chosen: string | null,
  { installer, suggestedId }: Options = {},
) {
  const text = useText();
  const viewer = useFragment(
    graphql`
      fragment InstallerField_viewer on User {
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
    `,
    viewerRef,
  );
  const people = peopleToChoose(viewer.company?.installers ?? [], installer);
  const viewerId = viewer.installer ? viewer.id : null;
  const suggested = people.find(({ id }) => id === suggestedId)?.id ?? null;
  const installerId = chosen ?? (suggestedId ? suggested : viewerId);
  const fault = installerId === null ? text("installation.installer.required") : null;
  return { installerId, people, installer, fault };
}

type Props<T extends InstallerDraft> = {
  form: Pick<EditForm<T>, "controlledField" | "noteOf" | "isSaving">;
  choice: ReturnType<typeof useInstallerChoice>;
};

export function InstallerField<T extends InstallerDraft>({ form, choice }: Props<T>) {
  const text = useText();
  const { installerId, people, installer } = choice;
  return (
    <SelectField
      {...form.controlledField("installerId")}
      label={text("installation.installer")}
      value={installerId ?? ""}
      placeholder={text("installation.installer.choose")}
      disabled={form.isSaving}
      options={people.map((person) => ({ value: person.id, label: nameOf(person) }))}
      note={form.noteOf("installerId", installer && nameOf(installer))}
      error={people.length === 0 ? text("installation.installer.none") : null}
    />
  );
}

function peopleToChoose(listed: readonly Person[], installer: Person | undefined): readonly Person[] {
  const isGone = installer && !listed.some(({ id }) => id === installer.id);
  return isGone ? [...listed, installer] : listed;
}

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;
