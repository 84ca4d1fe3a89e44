import { Button } from "@blueprintjs/core";
import { Upload } from "@blueprintjs/icons";
import { type Ref, useRef } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useFeatures } from "../relay/features.tsx";

export function InstrumentFileButton({ onFile }: { onFile: (file: File) => void }) {
  const text = useText();
  const { instrumentFiles } = useFeatures();
  const input = useRef<HTMLInputElement>(null);
  if (!instrumentFiles) return null;
  return (
    <>
      <Button
        variant="minimal"
        icon={<Upload />}
        title={text("measuring.file.read")}
        onClick={() => input.current?.click()}
      >
        <Text id="measuring.file.read" />
      </Button>
      <InstrumentFileInput input={input} onFile={onFile} />
    </>
  );
}

/** The hidden input that opens the system's choice of a file. */
export function InstrumentFileInput({ input, onFile }: { input: Ref<HTMLInputElement>; onFile: (file: File) => void }) {
  const text = useText();
  return (
    <input
      ref={input}
      type="file"
      accept=".csv,.txt,.tsv,text/csv,text/plain"
      hidden
      aria-label={text("measuring.file.read")}
      onChange={(event) => {
        const [file] = event.currentTarget.files ?? [];
        if (file) onFile(file);
        event.currentTarget.value = "";
      }}
    />
  );
}
