import { listHistory } from "../../src/history/historyApi.ts";
import type { RestCase } from "./RestCase.ts";

const page = { skip: 0, take: 25 };

/** The company's history, which only admins may read, by the acts whose entries have a person or a template. */
export const historyCases: RestCase[] = (["user.invited", "template.created"] as const).map((action) => ({
  operation: "listHistory",
  effect: "reads",
  // A service without a history.
  mayAnswer: [404],
  run: ({ rest }) => listHistory(rest, { action, ...page }),
}));
