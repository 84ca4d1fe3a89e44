import { InputGroup } from "@blueprintjs/core";
import { Search } from "@blueprintjs/icons";
import { useRef, useState } from "react";
import { useText } from "../i18n/useText.ts";
import { useShortcut } from "../ui/useShortcut.ts";
import { areShortcutsOn } from "../ui/useShortcuts.ts";
import styles from "./ProjectListSearch.module.css";
import { useProjectListView } from "./useProjectListView.ts";

/** The box that narrows the list by name; "/" moves to it, Escape empties it. */
export function ProjectListSearch() {
  const text = useText();
  const { view, changeView } = useProjectListView();
  const input = useRef<HTMLInputElement>(null);
  // The address, and with it the list, follows what is typed when there is time to; the box never waits for them.
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === view.query) setTyped(null);
  const query = typed ?? view.query;
  const search = (words: string) => {
    setTyped(words);
    changeView({ query: words });
  };
  useShortcut("/", () => input.current?.focus());
  const isOn = areShortcutsOn();
  return (
    <InputGroup
      className={styles.search}
      inputRef={input}
      type="search"
      leftIcon={<Search />}
      rightElement={isOn && query === "" ? <kbd className={styles.key}>/</kbd> : undefined}
      placeholder={text("project.list.search")}
      aria-label={text("project.list.search")}
      aria-keyshortcuts={isOn ? "/" : undefined}
      value={query}
      onValueChange={search}
      onKeyDown={(event) => event.key === "Escape" && search("")}
    />
  );
}
