import { cpSync } from "node:fs";

export function copyTemplate(dataDir: string): void {
  const template = process.env.UPSTREAM_TEMPLATE;
  if (!template) throw new Error("UPSTREAM_TEMPLATE is not set; jest's globalSetup (prepareTemplate) sets it.");
  cpSync(template, dataDir, { recursive: true });
}
