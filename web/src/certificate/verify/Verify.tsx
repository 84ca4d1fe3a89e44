import { useMemo, useState } from "react";
import { ChoosePdf } from "./ChoosePdf.tsx";
import { FileResult } from "./FileResult.tsx";
import { LookUp } from "./LookUp.tsx";
import { useFileCheck } from "./useFileCheck.ts";
import { useKeptFile } from "./useKeptFile.ts";
import { useLookup, type Wanted } from "./useLookup.ts";
import { type Key, WithoutUs } from "./WithoutUs.tsx";

export function Verify({ keys }: { keys: readonly Key[] }) {
  const { checked, check, forget } = useFileCheck(keys);
  useKeptFile(check);
  const [typed, setTyped] = useState<Wanted | null>(null);
  const data = checked?.data;
  const ofFile = useMemo(() => (data?.code ? { number: data.number, code: data.code } : null), [data]);
  const wanted = ofFile ?? typed;
  const found = useLookup(wanted);
  const isReading = checked !== null && data === undefined;
  const lookup = isReading ? "asking" : found;
  return (
    <>
      <ChoosePdf
        checked={checked}
        onChoose={(file) => {
          setTyped(null);
          check(file);
        }}
      />
      {checked && <FileResult checked={checked} lookup={lookup} code={wanted?.code ?? null} />}
      <LookUp
        asked={typed}
        answer={wanted === typed && !isReading ? found : null}
        hasFile={checked !== null}
        onLookUp={(wantedNow) => {
          // A file with a number of its own or without a result is dropped, so that the typed number is looked up.
          if (ofFile || typeof checked?.state === "string") forget();
          setTyped(wantedNow);
        }}
      />
      <WithoutUs
        keys={keys}
        fileName={checked?.file.name ?? "certificate.pdf"}
        isOpen={checked?.state === "tooLarge"}
      />
    </>
  );
}
