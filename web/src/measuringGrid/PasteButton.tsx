import { Button } from "@blueprintjs/core";
import { Clipboard } from "@blueprintjs/icons";
import { useState } from "react";
import { useIntl } from "react-intl";
import { FormDialog } from "../forms/FormDialog.tsx";
import { TextAreaField } from "../forms/TextAreaField.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { readingText } from "../reading/reading.ts";

type Props = {
  /** Null while all steps are shown: the rows then name their step. */
  stepLabel: string | null;
  /** The rooms of the example. */
  rooms: readonly string[];
  onPaste: (text: string) => void;
};

/** Pastes the clipboard's content. If the browser does not let the page read it, a field appears to paste into. */
export function PasteButton({ onPaste, ...example }: Props) {
  const [isAsking, setAsking] = useState(false);
  const paste = async () => {
    const text = await readClipboard();
    if (text) onPaste(text);
    else setAsking(true);
  };
  return (
    <>
      <Button variant="minimal" icon={<Clipboard />} onClick={() => void paste()}>
        <Text id="measuring.paste" />
      </Button>
      {isAsking && <PasteField {...example} onPaste={onPaste} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Empty if the clipboard holds no text, or the browser or the person refuses. */
async function readClipboard(): Promise<string> {
  try {
    return (await navigator.clipboard.readText()).trim();
  } catch {
    return "";
  }
}

function PasteField({ stepLabel, rooms, onPaste, onClose }: Props & { onClose: () => void }) {
  const text = useText();
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
      <TextAreaField
        label={text("measuring.paste.rows")}
        help={text("measuring.paste.rows.help", { shown })}
        placeholder={example.join("\n")}
        error={null}
        value={value}
        rows={10}
        autoFocus
        // What is pasted into the empty field leads to the preview at once; more can only be added to typed rows.
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
