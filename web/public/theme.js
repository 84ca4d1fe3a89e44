// Runs before the first paint, so that a dark page never flashes white. web/src/shell/useTheme.ts takes over later.
let chosen = null;
try {
  chosen = localStorage.getItem("theme");
} catch {
  // If the browser forbids storage, the system's theme is used.
}
const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
document.documentElement.classList.toggle("bp6-dark", dark);
