import { useText } from "../i18n/useText.ts";
import { TextField } from "../ui/TextField.tsx";
import { useLeftFields } from "./useLeftFields.ts";
import { type NameField, nameFaults } from "./userDraft.ts";

type Names = Record<NameField, string>;

/** First and last name, each required. */
export function NameFields({ names, onChange }: { names: Names; onChange: (change: Partial<Names>) => void }) {
  const text = useText();
  const faults = nameFaults(names);
  const { leave, errorOf } = useLeftFields<NameField>({
    firstName: faults.firstName && text(faults.firstName),
    lastName: faults.lastName && text(faults.lastName),
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
    />
  ));
}
