import { importShared } from "../../scripts/importShared.ts";
import { sentDocuments } from "./sentDocuments.ts";
import type { Stack } from "./stacks/demoStack.ts";
import type { FaultOverrides, FaultStack } from "./stacks/faultStack.ts";
import type { OfficeStack } from "./stacks/officeStack.ts";

export type { FaultStack, OfficeStack, Stack };

const moduleOf = (name: string) => new URL(`./stacks/${name}.ts`, import.meta.url).href;

export async function startStack(environment?: Record<string, string>): Promise<Stack> {
  const shared = await importShared<typeof import("./stacks/demoStack.ts")>(moduleOf("demoStack"));
  return shared.startStack(sentDocuments, environment);
}

export async function startFaultStack(
  environment?: Record<string, string>,
  overrides?: FaultOverrides,
): Promise<FaultStack> {
  const shared = await importShared<typeof import("./stacks/faultStack.ts")>(moduleOf("faultStack"));
  return shared.startFaultStack(sentDocuments, environment, overrides);
}

export async function startOfficeStack(): Promise<OfficeStack> {
  const shared = await importShared<typeof import("./stacks/officeStack.ts")>(moduleOf("officeStack"));
  return shared.startOfficeStack(sentDocuments);
}
