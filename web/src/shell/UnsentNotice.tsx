import { useEffect, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { listUnsent, type Unsent } from "../storage/unsent.ts";
import { useWorkWords } from "./useWorkWords.ts";

type Props = { className?: string | undefined };

/** Counts the unsent values and files of this browser. Names are left out, because nobody is signed in. */
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
