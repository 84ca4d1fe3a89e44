import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { root } from "./services.ts";

type Folders = {
  /** Names of folders. If given, all other folders share only components, hooks and `xApi.ts`. */
  shared?: string;
  /** The folders, files or patterns that each folder may import. The lowest folder comes first. */
  folders: Record<string, string>;
  /** The option `paths` of Biome's noRestrictedImports, which restricts packages. */
  paths?: Record<string, object>;
};

const generated = "!**/__generated__/*";
const toNames = (text: string) => text.split(" ").filter(Boolean);

export function toLinterRules(workspace: string, { shared, folders, paths }: Folders) {
  const list = Object.keys(folders);
  const isShared = (name: string) => shared === undefined || toNames(shared).includes(name);

  function toPatterns(folder: string, name: string): string[] {
    const path = posix.relative(folder, name);
    if (name.endsWith(".ts") || name.includes("*")) return [path];
    const place = list.indexOf(name);
    if (place < 0) throw new Error(`${workspace}/folders.json: ${folder} imports ${name}, which has no line`);
    if (place > list.indexOf(folder))
      throw new Error(`${workspace}/folders.json: ${folder} imports ${name}, which is above it`);
    const isOfOneNoun = folder.split("/")[0] === name.split("/")[0];
    if (isShared(name) || isOfOneNoun) return [`${path}/*`];
    return [`${path}/*.tsx`, `${path}/use*.ts`, `${path}/*Api.ts`];
  }

  const rule = (includes: string, allowed: string[]) => ({
    includes: [`${workspace}/src/${includes}`, "!**/*.test.*"],
    linter: {
      rules: {
        style: {
          noRestrictedImports: {
            level: "error",
            options: {
              ...(paths && { paths }),
              patterns: [
                {
                  group: ["../**", ...allowed.map((pattern) => `!${pattern}`), generated],
                  message: `${workspace}/folders.json says what a folder may import; what both need moves to a lower one.`,
                },
              ],
            },
          },
        },
      },
    },
  });
  const lines = Object.entries(folders).map(([folder, names]) =>
    rule(
      `${folder}/*`,
      toNames(names).flatMap((name) => toPatterns(folder, name)),
    ),
  );
  // A folder without a line may import no other folder.
  return [rule("*/**", []), ...lines];
}

function readFolders(workspace: string): Folders {
  return JSON.parse(readFileSync(join(root, workspace, "folders.json"), "utf8"));
}

if (import.meta.main) {
  for (const workspace of ["gateway", "web", "upstream"]) {
    const file = join(root, workspace, "__generated__/folders.json");
    mkdirSync(dirname(file), { recursive: true });
    const rules = toLinterRules(workspace, readFolders(workspace)).map((rule) => JSON.stringify(rule));
    writeFileSync(file, `{ "overrides": [\n${rules.join(",\n")}\n] }\n`);
  }
}
