import { useState } from "react";
import { localStore } from "../storage/webStorage.ts";

const key = "shortcuts";

/** Shortcuts of a single character or of several one after another, as `useShortcut` takes them. */
export const singleCharacters = ["/", "n", "j", "k", "g p", "?"] as const;
export type SingleCharacter = (typeof singleCharacters)[number];

/** Those that are switched off in this browser; `off` stands for all, also for those to come. */
function readOff(): readonly string[] {
  const stored = localStore.get(key);
  return stored === "off" ? singleCharacters : (stored?.split(",") ?? []);
}

export const isShortcutOn = (characters: string): boolean => !readOff().includes(characters);

/** Which shortcuts of a single character act, and the way to change it. */
export function useShortcuts() {
  const [off, setOff] = useState(readOff);
  const switchShortcuts = (characters: readonly SingleCharacter[], isOn: boolean) => {
    const next = singleCharacters.filter((each) => (characters.includes(each) ? !isOn : off.includes(each)));
    if (next.length === 0) localStore.remove(key);
    else localStore.set(key, next.length === singleCharacters.length ? "off" : next.join(","));
    setOff(next);
  };
  return {
    isOn: (characters: readonly SingleCharacter[]) => !characters.some((each) => off.includes(each)),
    off,
    switchShortcuts,
  };
}
