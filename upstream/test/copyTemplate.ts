import { cpSync } from "node:fs";

/** Copies the prepared data folder: migrated, with catalogue, queues, key and companies. */
export function copyTemplate(dataDir: string): void {
  const template = process.env.UPSTREAM_TEMPLATE;
  if (!template) throw new Error("UPSTREAM_TEMPLATE is not set; jest's globalSetup (prepareTemplate) sets it.");
  cpSync(template, dataDir, { recursive: true });
}
