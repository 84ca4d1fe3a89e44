import { InputGroup } from "@blueprintjs/core";
import { Search } from "@blueprintjs/icons";
import { useEffect, useRef, useState } from "react";
import styles from "./SearchBox.module.css";
import { useShortcut } from "./useShortcut.ts";
import { isShortcutOn } from "./useShortcuts.ts";

type Props = {
  label: string;
  /** The words in the address. */
  query: string;
  /** The pause in typing before a search that costs a request. */
  delayMs?: number;
  onSearch: (query: string) => void;
};

/** The key "/" focuses the box, Escape empties it. */
export function SearchBox({ label, query: sought, delayMs = 0, onSearch }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // The typed text; null once the address and the list contain it.
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === sought) setTyped(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const query = typed ?? sought;
  const search = (words: string) => {
    setTyped(words);
    clearTimeout(timer.current);
    if (delayMs === 0) onSearch(words);
    else timer.current = setTimeout(() => onSearch(words), delayMs);
  };
  useShortcut("/", () => input.current?.focus());
  const isOn = isShortcutOn("/");
  return (
    <InputGroup
      className={styles.search}
      inputRef={input}
      type="search"
      leftIcon={<Search />}
      rightElement={isOn && query === "" ? <kbd className={styles.key}>/</kbd> : undefined}
      placeholder={label}
      aria-label={label}
      aria-keyshortcuts={isOn ? "/" : undefined}
      value={query}
      onValueChange={search}
      onKeyDown={(event) => event.key === "Escape" && search("")}
    />
  );
}
