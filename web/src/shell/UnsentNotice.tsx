import { useEffect, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { listUnsent, type Unsent } from "../storage/unsent.ts";
import { useWorkWords } from "./useWorkWords.ts";

type Props = { className?: string | undefined };

/** Counts of values and files that wait in this browser; no names, since nobody has signed in. */
export function UnsentNotice({ className }: Props) {
  const toWords = useWorkWords();
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  useEffect(() => void listUnsent().then(setUnsent), []);
  const words = unsent && toWords(unsent.values, unsent.fileNames);
  return (
    words && (
      <p role="status" className={className}>
        <Text id="shell.unsent" values={words} />
      </p>
    )
  );
}
