import type { components } from "../src/__generated__/contract.ts";
import type { TestCompany } from "./startTestUpstream.ts";

type Schemas = components["schemas"];

export const ohmicSteps = ["BEFORE_LAYING", "AFTER_LAYING", "AFTER_COVERING", "BEFORE_CONNECTION"];

export function record({ owner }: TestCompany, measurementId: string, stepLabel: string, data: object) {
  return owner.post<Schemas["StepEntry"]>("/measurements", { measurementId, stepLabel, data });
}

export async function readSteps({ owner }: TestCompany, installationPath: string, language = "sv") {
  const { body } = await owner.get<{ data: Schemas["Step"][] }>(`${installationPath}/steps?language=${language}`);
  return body.data;
}
