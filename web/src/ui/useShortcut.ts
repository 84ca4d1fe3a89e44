import { useEffect, useEffectEvent, useRef } from "react";
import { isShortcutOn, type SingleCharacter } from "./useShortcuts.ts";

const typing = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

/** True if a dialog is open. Every dialog is modal; the side panel is a region and not a dialog. */
export const isDialogOpen = (): boolean => document.querySelector("[role=dialog], dialog[open]") !== null;

/** A longer pause separates the characters of a shortcut. */
const maxGapMs = 1_000;

/** Calls `onPress` for one character, or a sequence such as "g p", outside of fields and dialogs. */
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
