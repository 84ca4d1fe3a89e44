import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

type Source = { imports: string[]; literals: Set<string>; templates: RegExp[] };

const importOf = /^(?:import|export)\s(?!type\b)(?:[^;"]*?\bfrom\s)?\s*"(\.[^"]+\.tsx?)"/gm;
const sources = new Map<string, Source>();

/** The ids that these modules and their static imports may show. Their type requires that ids are literals. */
export function usedTexts(ids: readonly string[], entries: readonly string[]): Set<string> {
  const found = [...withImports(entries)].map(read);
  const literals = new Set(found.flatMap((source) => [...source.literals]));
  const templates = found.flatMap((source) => source.templates);
  return new Set(ids.filter((id) => literals.has(id) || templates.some((template) => template.test(id))));
}

function withImports(files: readonly string[], seen = new Set<string>()): Set<string> {
  for (const file of files.filter((each) => !seen.has(each))) {
    seen.add(file);
    withImports(read(file).imports, seen);
  }
  return seen;
}

function read(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const code = readFileSync(file, "utf8");
  const source = {
    imports: [...code.matchAll(importOf)].map(([, path = ""]) => join(dirname(file), path)),
    literals: new Set([...code.matchAll(/"([\w.]+)"/g)].map(([, text = ""]) => text)),
    templates: [...code.matchAll(/`([\w.]*\$\{[^`]*)`/g)].flatMap(([, text = ""]) => toPattern(text)),
  };
  sources.set(file, source);
  return source;
}

/** Patterns for the ids that a template literal can give. A template that begins with a placeholder gives none. */
function toPattern(template: string): RegExp[] {
  if (!/^\w+\.(?:[\w.-]|\$\{[^}]*\})+$/.test(template)) return [];
  const pattern = template.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "[\\w.-]+");
  return [new RegExp(`^${pattern}$`)];
}
