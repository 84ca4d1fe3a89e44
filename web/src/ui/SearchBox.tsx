import { InputGroup } from "@blueprintjs/core";
import { Search } from "@blueprintjs/icons";
import { useEffect, useRef, useState } from "react";
import styles from "./SearchBox.module.css";
import { useShortcut } from "./useShortcut.ts";
import { isShortcutOn } from "./useShortcuts.ts";

type Props = {
  label: string;
  /** The words that are searched for, as the address has them. */
  query: string;
  /** How long nothing is typed before the search begins; a search that costs a request waits. */
  delayMs?: number;
  onSearch: (query: string) => void;
};

/** The box that narrows a list; "/" moves to it, Escape empties it. */
export function SearchBox({ label, query: sought, delayMs = 0, onSearch }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // The address, and with it the list, follows what is typed when there is time to; the box never waits for them.
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
