import { importShared } from "../../scripts/importShared.ts";
import type { Config } from "../src/config.ts";
import type { TestCompany, TestUpstream } from "./testUpstream.ts";

export type { TestCompany, TestUpstream };

export async function startTestUpstream(changes?: Partial<Config>): Promise<TestUpstream> {
  const address = new URL("./testUpstream.ts", import.meta.url).href;
  const shared = await importShared<typeof import("./testUpstream.ts")>(address);
  return shared.startTestUpstream(changes);
}
