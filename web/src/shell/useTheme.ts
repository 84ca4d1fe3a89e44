import { useEffect, useState } from "react";
import { localStore } from "../storage/webStorage.ts";

type Theme = "light" | "dark" | "system";

export const themes: Theme[] = ["light", "dark", "system"];

const darkSystem = "(prefers-color-scheme: dark)";

// public/theme.js reads the same key before the first paint.
const key = "theme";

function readTheme(): Theme {
  const stored = localStore.get(key);
  return stored === "light" || stored === "dark" ? stored : "system";
}

function applyTheme(theme: Theme): void {
  const dark = theme === "dark" || (theme === "system" && window.matchMedia(darkSystem).matches);
  document.documentElement.classList.toggle("bp6-dark", dark);
}

export function useTheme() {
  const [theme, setTheme] = useState(readTheme);
  const chooseTheme = (next: Theme) => {
    if (next === "system") localStore.remove(key);
    else localStore.set(key, next);
    applyTheme(next);
    setTheme(next);
  };
  return { theme, chooseTheme };
}

/** Follows the system's theme until the person chooses one. */
export function useFollowTheme(): void {
  useEffect(() => {
    const system = window.matchMedia(darkSystem);
    const follow = () => applyTheme(readTheme());
    follow();
    system.addEventListener("change", follow);
    return () => system.removeEventListener("change", follow);
  }, []);
}
