import type { Page } from "@playwright/test";

export type InputCount = { clicks: number; keys: number };

declare global {
  var reportInput: (kind: keyof InputCount) => void;
}

export async function countInput(page: Page): Promise<InputCount> {
  const count: InputCount = { clicks: 0, keys: 0 };
  await page.exposeBinding("reportInput", (_, kind: keyof InputCount) => {
    count[kind] += 1;
  });
  const listen = () => {
    addEventListener("pointerdown", ({ isTrusted }) => isTrusted && globalThis.reportInput("clicks"), true);
    addEventListener("keydown", ({ isTrusted }) => isTrusted && globalThis.reportInput("keys"), true);
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return count;
}
