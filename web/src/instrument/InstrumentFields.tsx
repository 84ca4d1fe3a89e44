import { TextField } from "../forms/TextField.tsx";
import { maxLengths, useTooLongText } from "../forms/textLimits.ts";
import type { EditForm } from "../forms/useEditForm.ts";
import { useText } from "../i18n/useText.ts";
import { type InstrumentDraft, nameFields } from "./instrumentDraft.ts";

type Props = { form: Pick<EditForm<InstrumentDraft>, "textField"> };

export function InstrumentFields({ form }: Props) {
  const text = useText();
  const tooLong = useTooLongText();
  return nameFields.map((field) => (
    <TextField
      key={field}
      {...form.textField(field, (value) =>
        value.trim() === "" ? text(`instrument.${field}.missing`) : tooLong(value, maxLengths.name),
      )}
      label={text(`instrument.${field}`)}
      autoComplete="off"
      autoFocus={field === "maker"}
    />
  ));
}
