import { TextField } from "../forms/TextField.tsx";
import { maxLengths } from "../forms/textLimits.ts";
import type { EditForm } from "../forms/useEditForm.ts";
import { useText } from "../i18n/useText.ts";
import { type NameField, nameFault } from "./userDraft.ts";

type Props = { form: Pick<EditForm<Record<NameField, string>>, "textField"> };

export function NameFields({ form }: Props) {
  const text = useText();
  return (["firstName", "lastName"] as const).map((field) => {
    const validate = (value: string) => {
      const fault = nameFault(field, value);
      return fault && text(fault, { max: maxLengths.name });
    };
    return (
      <TextField
        {...form.textField(field, validate)}
        key={field}
        label={text(`account.user.${field}`)}
        autoComplete="off"
      />
    );
  });
}
