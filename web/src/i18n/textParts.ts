import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { LaterPart } from "./catalogues.ts";
import { fallbackLanguage } from "./languages.ts";
import { readCatalogues } from "./readCatalogues.ts";
import { usedTexts } from "./usedTexts.ts";

const sourceFolder = join(import.meta.dirname, "..");
const ids = Object.keys(readCatalogues()[fallbackLanguage]);
/** Matches the `import()` of a lazy module, but no `typeof import()` of a type. */
export const lazyModule = /(?<!typeof )\bimport\(\s*"(\.[^"]+\.tsx?)",?\s*\)/g;

const beforeTheList = ["main.tsx", "project/ProjectListPage.tsx"];
const withTheFrame = ["shell/LanguageMenu.tsx", "shell/UndecidedFiles.tsx", "shell/UserMenu.tsx"];

/** The ids of the texts that the project list may show. All other texts load later. */
export const firstIds = usedTexts(
  ids,
  [...beforeTheList, ...withTheFrame].map((path) => join(sourceFolder, path)),
);

/** A lazy module belongs to the part whose pattern it matches, or to "later". */
const places: [Exclude<LaterPart, "shared" | "later">, RegExp][] = [
  ["visitor", /\/(certificate\/(CertificatePage|verify\/)|session\/login\/|camera\/)/],
  ["project", /\/(project\/Project(Layout|Page)|folder\/FolderPage|step\/StepInstrument)\b/],
  ["panel", /\/(installation\/\w+Panel|certificate\/activation)\b/],
  ["grid", /\/measuringGrid\/MeasuringPage\b/],
  ["view", /\/(photoTray\/PhotoTray|protocol)\b/],
  [
    "office",
    /\/(history\/\w+Page|attention|certificate\/(register\/CertificateListPage|fault)|figures|account\/(\w+Page|Programs|webhook)|project\/import)\b/,
  ],
];

/** These parts are shown within a project's page. Their shared texts are in the part "project", which loads first. */
const ofProject: ReadonlySet<LaterPart> = new Set(["project", "panel", "grid", "view"]);

const placeOf = (module: string) => places.find(([, pattern]) => pattern.test(module))?.[0] ?? "later";

/** A text of one place is in its part. A text of several is in "project" if all belong to it, else in "shared". */
export function partOf(id: string): "first" | LaterPart {
  if (firstIds.has(id)) return "first";
  usedAt ??= findPlaces();
  const used = [...(usedAt.get(id) ?? [])];
  const [place, ...others] = used.length > 1 ? used.filter((each) => each !== "later") : used;
  if (place && others.length === 0) return place;
  return place && [place, ...others].every((each) => ofProject.has(each)) ? "project" : "shared";
}

let usedAt: Map<string, Set<LaterPart>> | undefined;

function findPlaces(): Map<string, Set<LaterPart>> {
  const found = new Map<string, Set<LaterPart>>();
  const files = globSync("**/*.{ts,tsx}", { cwd: sourceFolder }).filter((file) => !/\.test\.|__generated__/.test(file));
  for (const file of files.map((each) => join(sourceFolder, each)))
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(lazyModule)) {
      const module = join(dirname(file), path);
      for (const id of usedTexts(ids, [module])) found.set(id, (found.get(id) ?? new Set()).add(placeOf(module)));
    }
  return found;
}

export function partsOf(module: string): LaterPart[] {
  const parts = new Set([...usedTexts(ids, [module])].map(partOf));
  return [...parts].filter((part) => part !== "first").sort();
}
