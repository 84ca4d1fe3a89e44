import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** Writes `licences.txt`: each package of the build with its licence. `ofWorkers` adds the packages of the workers. */
export function licencesPlugin(): { ofPages: Plugin; ofWorkers: Plugin } {
  const folders = new Set<string>();
  const collect: Plugin["generateBundle"] = (_, bundle) => {
    const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
    for (const id of modules) if (/\/node_modules\//.test(id) && !id.startsWith("\0")) folders.add(folderOf(id));
  };
  return {
    ofWorkers: { name: "licences-of-workers", generateBundle: collect },
    ofPages: {
      name: "licences",
      apply: "build",
      generateBundle(...bundled) {
        collect.apply(this, bundled);
        const source = [...new Set([...folders].map(describe))].sort().join("\n\n");
        this.emitFile({ type: "asset", fileName: "licences.txt", source: `${source}\n` });
      },
    },
  };
}

/** The package's folder. Some packages have a package.json without a version deeper inside. */
function folderOf(id: string): string {
  let folder = dirname(id);
  while (!existsSync(join(folder, "package.json")) || !readPackage(folder).version) folder = dirname(folder);
  return folder;
}

const readPackage = (folder: string) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

/** A package without a text is listed with the name of its licence. */
function describe(folder: string): string {
  const { name, version, license } = readPackage(folder);
  const texts = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  if (texts.length === 0) return `# ${name} ${version} (${license})`;
  return [`# ${name} ${version} (${license})`, ...texts.map((file) => readFileSync(join(folder, file), "utf8"))].join(
    "\n\n",
  );
}
