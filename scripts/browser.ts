import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";

const known = [
  process.env.CHROMIUM,
  // `chromium-headless-shell` draws no windows and needs a fifth less processor time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const installed = (): string | undefined => known.find((path) => path !== undefined && existsSync(path));

async function succeeds(command: string, args: string[]): Promise<boolean> {
  const [status] = await once(spawn(command, args, { stdio: "inherit" }), "close").catch(() => [null]);
  return status === 0;
}

/** The path of Chromium: installed, from the distribution, or downloaded by Playwright. @throws Error without any */
export async function findChromium(): Promise<string> {
  const found = installed() ?? (await installPackage()) ?? (await downloadPlaywrights());
  if (found) return found;
  throw new Error("No Chromium was found or could be installed. Install one and name it in CHROMIUM.");
}

async function installPackage(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("Installing the distribution's Chromium for the browser tests.");
  await succeeds("apt-get", ["update", "-qq"]);
  for (const name of ["chromium-headless-shell", "chromium"])
    if (await succeeds("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name])) return installed();
  return undefined;
}

/** The path "playwright" stands for the browser that Playwright downloaded. */
async function downloadPlaywrights(): Promise<string | undefined> {
  return (await succeeds("npx", ["playwright", "install", "chromium"])) ? "playwright" : undefined;
}
