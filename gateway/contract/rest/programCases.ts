import {
  createProgram,
  getToken,
  listPrograms,
  revokeProgram,
  rotateProgramSecret,
} from "../../src/program/programApi.ts";
import type { RestCase } from "./RestCase.ts";

// For owners alone, and a service may have none.
const mayAnswer = [403, 404];

/** An account for a program that may only read, from its making to its end. */
export const programCases: RestCase[] = [
  { operation: "getToken", effect: "reads", mayAnswer: [404], run: ({ rest }) => getToken(rest) },
  {
    operation: "createProgram",
    effect: "writes",
    mayAnswer,
    run: async ({ rest, fixtures }) => {
      const endsOn = new Date().toISOString().slice(0, 10);
      const { program } = await createProgram(rest, { name: "Contract test", scopes: ["projects:read"], endsOn });
      fixtures.set({ programId: program.id });
    },
  },
  { operation: "listPrograms", effect: "reads", mayAnswer, run: ({ rest }) => listPrograms(rest) },
  {
    operation: "rotateProgramSecret",
    effect: "writes",
    run: ({ rest, fixtures }) => rotateProgramSecret(rest, fixtures.get("programId")),
  },
  {
    operation: "revokeProgram",
    effect: "writes",
    run: ({ rest, fixtures }) => revokeProgram(rest, fixtures.get("programId")),
  },
];
