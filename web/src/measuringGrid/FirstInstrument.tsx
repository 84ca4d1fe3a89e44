import { FormDialog } from "../forms/FormDialog.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";

type Props = { fileName: string; onAdd: () => void; onClose: () => void };

/** Shown if the company has no instrument in use: leads to the form that adds one. The chosen file is read after that. */
export function FirstInstrument({ fileName, onAdd, onClose }: Props) {
  const text = useText();
  return (
    <FormDialog
      title={text("measuring.file.title")}
      action={text("instrument.add")}
      isBusy={false}
      onSubmit={onAdd}
      onClose={onClose}
    >
      <p>
        <Text id="measuring.file.noInstrument" values={{ name: fileName }} />
      </p>
    </FormDialog>
  );
}
