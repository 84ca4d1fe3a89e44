import { useIntl } from "react-intl";
import { FormDialog } from "../forms/FormDialog.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";

type Earlier = { fileName: string; readAt: string; readBy?: string | null; valueCount: number };
type Props = { latest: Earlier; onSubmit: () => void; onClose: () => void };

/** Asks before the same bytes are read once more. */
export function ReadAgain({ latest: { fileName, readAt, readBy, valueCount }, onSubmit, onClose }: Props) {
  const text = useText();
  const { locale } = useIntl();
  const at = new Date(readAt).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });
  return (
    <FormDialog
      title={text("measuring.file.again")}
      action={text("measuring.file.readAgain")}
      isBusy={false}
      focus="leave"
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>
        <Text id="measuring.file.readBefore" values={{ name: fileName, at, person: readBy ?? "–" }} />{" "}
        <Text id="measuring.file.valuesOf" values={{ count: valueCount }} />
      </p>
    </FormDialog>
  );
}
