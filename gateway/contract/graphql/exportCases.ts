import type { MutationCase } from "./GraphqlCase.ts";

const query = "{ viewer { company { templates { edges { node { name } } } } } }";

export const exportCases: MutationCase[] = [
  {
    name: "startExport",
    effect: "writes",
    inputs: () => [{ query }],
    learn: (found, fixtures) => fixtures.set({ exportGid: found("export.id") }),
  },
  { name: "cancelExport", effect: "writes", inputs: (fixtures) => [{ exportId: fixtures.get("exportGid") }] },
];
