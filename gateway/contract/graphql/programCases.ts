import type { MutationCase } from "./GraphqlCase.ts";

/** An account for a program that may only read. */
export const programCases: MutationCase[] = [
  {
    name: "createProgram",
    effect: "writes",
    inputs: () => [{ name: "Contract test", scopes: ["PROJECTS_READ"], endsOn: new Date().toISOString().slice(0, 10) }],
    learn: (found, fixtures) => {
      const programId = found("program.programId");
      if (programId) fixtures.set({ programId });
    },
  },
  {
    name: "rotateProgramSecret",
    effect: "writes",
    inputs: (fixtures) => [{ programId: fixtures.get("programId") }],
  },
];

export const programRemovalCases: MutationCase[] = [
  { name: "revokeProgram", effect: "writes", inputs: (fixtures) => [{ programId: fixtures.get("programId") }] },
];
