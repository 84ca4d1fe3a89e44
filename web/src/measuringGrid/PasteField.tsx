import { useId, useState } from "react";
import { useIntl } from "react-intl";
import { FormDialog } from "../forms/FormDialog.tsx";
import { TextAreaField } from "../forms/TextAreaField.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { readingText } from "../reading/reading.ts";
import styles from "./PasteField.module.css";

export type PasteFieldProps = {
  /** Null while all steps are shown. Each row of the example then names its step. */
  stepLabel: string | null;
  /** The rooms of the example. */
  rooms: readonly string[];
  onPaste: (text: string) => void;
};

export function PasteField({ stepLabel, rooms, onPaste, onClose }: PasteFieldProps & { onClose: () => void }) {
  const text = useText();
  const helpId = useId();
  const { locale } = useIntl();
  const shown = stepLabel === null ? "all" : "one";
  const example = rooms.map((room, row) =>
    [
      room,
      ...(shown === "all" ? [String(row + 1)] : []),
      readingText({ kind: "value", value: 88.4 + row }, "RESISTANCE", locale),
      ">1000",
    ].join("\t"),
  );
  const show = (rows: string) => {
    onClose();
    onPaste(rows);
  };
  const [value, setValue] = useState("");
  return (
    <FormDialog
      title={text("measuring.paste.title")}
      size="sign"
      action={text("measuring.paste.preview")}
      reason={value.trim() === "" ? text("measuring.paste.empty") : null}
      isBusy={false}
      onSubmit={() => show(value)}
      onClose={onClose}
    >
      <p id={helpId} className={styles.how}>
        <Text id="measuring.paste.rows.help" values={{ shown }} />
      </p>
      <TextAreaField
        label={text("measuring.paste.rows")}
        help={null}
        describedBy={helpId}
        placeholder={example.join("\n")}
        error={null}
        value={value}
        rows={10}
        autoFocus
        // Rows pasted into the empty field lead to the preview at once. Beside other text they wait for the button.
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text/plain").trim();
          if (value !== "" || pasted === "") return;
          event.preventDefault();
          show(pasted);
        }}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
    </FormDialog>
  );
}
