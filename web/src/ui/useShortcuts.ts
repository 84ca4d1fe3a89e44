import { useState } from "react";
import { localStore } from "../storage/webStorage.ts";

const key = "shortcuts";

export const singleCharacters = ["/", "n", "j", "k", "g p", "?"] as const;
export type SingleCharacter = (typeof singleCharacters)[number];

/** The shortcuts that are switched off; `off` means all shortcuts, including future ones. */
function readOff(): readonly string[] {
  const stored = localStore.get(key);
  return stored === "off" ? singleCharacters : (stored?.split(",") ?? []);
}

export const isShortcutOn = (characters: string): boolean => !readOff().includes(characters);

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
