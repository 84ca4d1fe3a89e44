import { buildingCases, projectRemovalCases, removalCases } from "./buildingCases.ts";
import { cameraCases } from "./cameraCases.ts";
import { certificateCases, withdrawalCases } from "./certificateCases.ts";
import {
  exportCases,
  instrumentCases,
  instrumentRemovalCases,
  programCases,
  programRemovalCases,
  templateCases,
  templateRemovalCases,
  webhookCases,
  webhookRemovalCases,
} from "./companyCases.ts";
import { passkeyCases, passkeyRemovalCases } from "./declarationCases.ts";
import type { MutationCase, QueryCase } from "./GraphqlCase.ts";
import { officeCases, savedViewRemovalCases, sessionCases, signOutCase } from "./officeCases.ts";
import { queryCases } from "./queryCases.ts";
import { recordCases, valueCases } from "./recordCases.ts";

export type Step = { kind: "Query"; query: QueryCase } | { kind: "Mutation"; mutation: MutationCase };

const queries: Step[] = queryCases.map((query) => ({ kind: "Query", query }));
const mutations = (cases: MutationCase[]): Step[] => cases.map((mutation) => ({ kind: "Mutation", mutation }));

/** The steps in the order in which they must run: objects are read before and after their warranty's activation. */
export const graphqlCases: Step[] = [
  ...queries,
  ...mutations([
    ...sessionCases,
    ...officeCases,
    ...programCases,
    ...passkeyCases,
    ...instrumentCases,
    ...webhookCases,
    ...exportCases,
    ...buildingCases,
    ...templateCases,
    ...recordCases,
    ...cameraCases,
  ]),
  ...queries.filter((step) => step.kind === "Query" && step.query.name === "camera"),
  ...mutations(valueCases),
  ...queries,
  ...mutations(certificateCases),
  ...queries,
  ...mutations([
    ...withdrawalCases,
    ...webhookRemovalCases,
    ...removalCases,
    ...passkeyRemovalCases,
    ...savedViewRemovalCases,
    ...instrumentRemovalCases,
    ...templateRemovalCases,
    ...programRemovalCases,
    ...projectRemovalCases,
    signOutCase,
  ]),
];
