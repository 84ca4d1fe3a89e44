import { useEffect, useEffectEvent, useRef } from "react";
import { isShortcutOn, type SingleCharacter } from "./useShortcuts.ts";

const typing = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

/** Every dialog is modal: a panel beside the page is a region. */
export const isDialogOpen = (): boolean => document.querySelector("[role=dialog], dialog[open]") !== null;

/** Characters of a shortcut that are further apart are presses of their own. */
const maxGapMs = 1_000;

/**
 * Calls `act` for a character, or several in a row ("g p"), pressed outside of fields; not while the shortcut is switched off or a dialog
 * is open.
 */
export function useShortcut(characters: SingleCharacter, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  const pressed = useRef<{ character: string; time: number }[]>([]);
  useEffect(() => {
    const wanted = characters.split(" ");
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !isShortcutOn(characters)) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      if (isDialogOpen()) return;
      const recent = pressed.current.filter(({ time }) => event.timeStamp - time < maxGapMs);
      pressed.current = [...recent, { character: event.key, time: event.timeStamp }].slice(-wanted.length);
      if (pressed.current.map(({ character }) => character).join(" ") !== characters) return;
      pressed.current = [];
      event.preventDefault();
      press();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [characters]);
}
