// Runs on Node 20 or later and installs everything that is missing, the project's Node 24 included.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const installed = join(root, "node_modules", ".package-lock.json");
const lock = join(root, "package-lock.json");

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs) install();
requireNode24();

function install() {
  console.log("Installing packages; this takes a minute or two the first time.");
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ["npm", []];
  const { status } = spawnSync(command, [...first, "ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
  });
  if (status === 0) return;
  console.error(
    "The packages could not be installed; what npm said stands above. Nothing else was changed. Try again.",
  );
  process.exit(1);
}

function requireNode24() {
  const own = ["node", "node.exe", "node.cmd"].some((name) => existsSync(join(root, "node_modules", ".bin", name)));
  if (own || Number(process.versions.node.split(".")[0]) >= 24) return;
  console.error(
    `Node 24 is needed and npm has none for ${process.platform} ${process.arch}; this is ${process.version}. Install Node 24.`,
  );
  process.exit(1);
}
