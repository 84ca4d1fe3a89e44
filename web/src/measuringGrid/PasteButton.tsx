import { Button } from "@blueprintjs/core";
import { Clipboard } from "@blueprintjs/icons";
import { useState } from "react";
import { FormDialog } from "../forms/FormDialog.tsx";
import { TextAreaField } from "../forms/TextAreaField.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";

type Props = { onPaste: (text: string) => void };

/** Pastes the clipboard's content. If the browser does not let the page read it, a field appears to paste into. */
export function PasteButton({ onPaste }: Props) {
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
      {isAsking && <PasteField onPaste={onPaste} onClose={() => setAsking(false)} />}
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

function PasteField({ onPaste, onClose }: Props & { onClose: () => void }) {
  const text = useText();
  const [value, setValue] = useState("");
  return (
    <FormDialog
      title={text("measuring.paste.title")}
      size="sign"
      action={text("measuring.paste.preview")}
      reason={value.trim() === "" ? text("measuring.paste.empty") : null}
      isBusy={false}
      onSubmit={() => {
        onClose();
        onPaste(value);
      }}
      onClose={onClose}
    >
      <TextAreaField
        label={text("measuring.paste.rows")}
        help={text("measuring.paste.rows.help")}
        error={null}
        value={value}
        rows={10}
        autoFocus
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
    </FormDialog>
  );
}
