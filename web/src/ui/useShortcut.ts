import { useEffect, useEffectEvent } from "react";
import { areShortcutsOn } from "./useShortcuts.ts";

const typing = "input, textarea, select, [contenteditable], dialog, [role=dialog]";

/** Calls when the character is pressed anywhere but in a field or a dialog, unless such shortcuts are switched off. */
export function useShortcut(character: string, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== character || event.ctrlKey || event.metaKey || event.altKey || !areShortcutsOn()) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      event.preventDefault();
      press();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [character]);
}
