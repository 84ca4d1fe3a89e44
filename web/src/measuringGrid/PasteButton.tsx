import { Button } from "@blueprintjs/core";
import { Clipboard } from "@blueprintjs/icons";
import { lazy, Suspense, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { PasteFieldProps } from "./PasteField.tsx";

const PasteField = lazy(async () => ({ default: (await import("./PasteField.tsx")).PasteField }));

/** Pastes the clipboard's content. If the page may not read the clipboard, a field to paste into appears. */
export function PasteButton({ onPaste, ...example }: PasteFieldProps) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const paste = async () => {
    const copied = await readClipboard();
    if (copied) onPaste(copied);
    else setAsking(true);
  };
  return (
    <>
      <Button variant="minimal" icon={<Clipboard />} title={text("measuring.paste")} onClick={() => void paste()}>
        <Text id="measuring.paste" />
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <PasteField {...example} onPaste={onPaste} onClose={() => setAsking(false)} />
        </Suspense>
      )}
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
