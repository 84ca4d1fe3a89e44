import { expect, test } from "@jest/globals";
import type { components } from "../../__generated__/contract.ts";
import { toWebhookEvents } from "./webhookEvents.ts";

type Action = components["schemas"]["HistoryAction"];

const kindsOf = (...actions: Action[]) => {
  const rest = { certificate: null, installation_id: null, user_id: null };
  const entries = actions.map((action, sequence) => ({ sequence, action, project_id: "p1", ...rest }));
  return toWebhookEvents(entries).map(({ kind, subject }) => [kind, subject]);
};

test("a project that is taken back from the archive counts as changed", () => {
  expect(kindsOf("project.archived", "project.reopened", "project.removed")).toEqual([
    ["project.archived", "p1"],
    ["project.changed", "p1"],
  ]);
});
