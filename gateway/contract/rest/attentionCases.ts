import {
  bringBackAttention,
  listAttention,
  listAttentionItems,
  putOffAttention,
} from "../../src/attention/attentionApi.ts";
import { getWeeklyMail, setWeeklyMail } from "../../src/user/userApi.ts";
import type { RestCase } from "./RestCase.ts";

/** The kinds of things that wait for somebody. A service without them answers 404. */
export const attentionCases: RestCase[] = [
  { operation: "listAttention", effect: "reads", mayAnswer: [404], run: ({ rest }) => listAttention(rest) },
  {
    operation: "listAttentionItems",
    effect: "reads",
    // A plain user does not see who was invited.
    mayAnswer: [403, 404],
    run: async ({ rest }) => {
      for (const kind of ["MAIL_FAILED", "VALUE_OUTSIDE", "INVITATION_UNUSED"] as const)
        await listAttentionItems(rest, kind, { language: "sv", skip: 0, take: 25 });
    },
  },
  {
    operation: "putOffAttention",
    effect: "writes",
    mayAnswer: [404],
    run: ({ rest }) => putOffAttention(rest, "STEP_LEFT", { until: null }),
  },
  {
    operation: "bringBackAttention",
    effect: "writes",
    mayAnswer: [404],
    run: ({ rest }) => bringBackAttention(rest, "STEP_LEFT"),
  },
  { operation: "getWeeklyMail", effect: "reads", mayAnswer: [404], run: ({ rest }) => getWeeklyMail(rest) },
  {
    operation: "setWeeklyMail",
    effect: "writes",
    mayAnswer: [404],
    run: ({ rest }) => setWeeklyMail(rest, { wanted: false }),
  },
];
