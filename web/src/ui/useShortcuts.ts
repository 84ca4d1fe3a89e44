import { useState } from "react";

const key = "shortcuts";

/** Whether a single character may act as a shortcut; the choice stays in this browser. */
export const areShortcutsOn = (): boolean => localStorage.getItem(key) !== "off";

/** Whether shortcuts of a single character act, and the way to change it. */
export function useShortcuts() {
  const [isOn, setOn] = useState(areShortcutsOn);
  const chooseShortcuts = (next: boolean) => {
    if (next) localStorage.removeItem(key);
    else localStorage.setItem(key, "off");
    setOn(next);
  };
  return { isOn, chooseShortcuts };
}
