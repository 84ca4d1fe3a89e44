import { buildingCases, projectRemovalCases, removalCases } from "./buildingCases.ts";
import { certificateCases } from "./certificateCases.ts";
import type { MutationCase, QueryCase } from "./GraphqlCase.ts";
import { officeCases } from "./officeCases.ts";
import { queryCases } from "./queryCases.ts";
import { recordCases } from "./recordCases.ts";
import { sessionCases, signOutCase } from "./sessionCases.ts";
import { templateCases, templateRemovalCases } from "./templateCases.ts";

export type Step = { kind: "Query"; query: QueryCase } | { kind: "Mutation"; mutation: MutationCase };

const queries: Step[] = queryCases.map((query) => ({ kind: "Query", query }));
const mutations = (cases: MutationCase[]): Step[] => cases.map((mutation) => ({ kind: "Mutation", mutation }));

/** In the order in which they can be tried: what is made is asked for before and after its warranty is activated. */
export const graphqlCases: Step[] = [
  ...queries,
  ...mutations([...sessionCases, ...officeCases, ...buildingCases, ...templateCases, ...recordCases]),
  ...queries,
  ...mutations(certificateCases),
  ...queries,
  ...mutations([...removalCases, ...templateRemovalCases, ...projectRemovalCases, signOutCase]),
];
