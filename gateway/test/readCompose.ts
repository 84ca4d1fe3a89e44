import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

export type Service = {
  image: string;
  build?: { context: string; target: string; args: Record<string, string> };
  command?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  depends_on?: Record<string, unknown>;
  healthcheck?: { test: string[] };
  stop_grace_period?: string;
  networks?: { default: { ipv4_address: string } };
  secrets?: string[];
  mem_limit?: string;
  logging?: { options: Record<string, string> };
};
type Compose = {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
};

const root = join(import.meta.dirname, "../..");
export const composeText = readFileSync(join(root, "docker-compose.yml"), "utf8");

/** docker-compose.yml with these variables. Missing variables have the file's defaults. */
export function readCompose(variables: Record<string, string> = {}): Compose {
  const filled = composeText.replace(/\$\{(\w+)(:?[-+])([^}]*)\}/g, (_, name, sign, given) => {
    if (sign === "-") return variables[name] ?? given;
    return sign === ":-" ? variables[name] || given : variables[name] ? given : "";
  });
  return parse(filled, { merge: true }) as Compose;
}
