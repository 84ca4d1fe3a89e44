import { FormDialog } from "../forms/FormDialog.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";

type Props = { fileName: string; onAdd: () => void; onClose: () => void };

/** Leads a company without an instrument in use to the form that adds one. The chosen file is read afterwards. */
export function FirstInstrument({ fileName, onAdd, onClose }: Props) {
  const text = useText();
  return (
    <FormDialog
      title={text("measuring.file.read")}
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
