import { TextField } from "../forms/TextField.tsx";
import { maxLengths } from "../forms/textLimits.ts";
import { useLeftFields } from "../forms/useLeftFields.ts";
import { useText } from "../i18n/useText.ts";
import { type NameField, nameFaults } from "./userDraft.ts";

type Names = Record<NameField, string>;

type Props = {
  names: Names;
  /** The name that somebody else saved meanwhile. */
  noteOf?: (field: NameField) => string | null;
  onChange: (change: Partial<Names>) => void;
};

/** First and last name, each required. */
export function NameFields({ names, noteOf, onChange }: Props) {
  const text = useText();
  const faults = nameFaults(names);
  const { leave, errorOf } = useLeftFields<NameField>({
    firstName: faults.firstName && text(faults.firstName, { max: maxLengths.name }),
    lastName: faults.lastName && text(faults.lastName, { max: maxLengths.name }),
  });
  return (["firstName", "lastName"] as const).map((field) => (
    <TextField
      key={field}
      label={text(`account.user.${field}`)}
      name={field}
      autoComplete="off"
      value={names[field]}
      onValueChange={(value) => onChange({ [field]: value })}
      onBlur={() => leave(field)}
      error={errorOf(field)}
      note={noteOf?.(field)}
    />
  ));
}
