// Runs before the first paint, so that a dark page never flashes white. web/src/shell/useTheme.ts takes over from here.
const chosen = localStorage.getItem("theme");
const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
document.documentElement.classList.toggle("bp6-dark", dark);
