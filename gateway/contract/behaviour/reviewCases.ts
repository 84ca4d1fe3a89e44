import type { Rest } from "../../src/rest/client.ts";
import { RestProblem } from "../../src/rest/errors.ts";
import { SkippedError } from "../createFixtures.ts";
import type { OwnInstallation } from "../createOwnThings.ts";
import type { BehaviourCase } from "../RestCase.ts";
import { demandEqual, demandRefusal } from "./expectations.ts";

const refused = { statuses: [409], field: "(status)", why: "as the same account finished it" };

/** The token's account finishes the rooms, so it may not review them. */
export const reviewCases: BehaviourCase[] = [
  {
    operation: "releaseInstallation",
    claim: "what an account has finished is not signed until another account releases it",
    effect: "writes",
    mayLack: true,
    run: async ({ rest, own, saw }) => {
      await whileRequired(rest, own.finished, async (ids) => {
        await demandRefusal(rest.call("releaseInstallation", { ...ids, body: {} }), refused);
        const { data } = await rest.call("listSignableFolders", { ...ids, query: { signed: false, language: "sv" } });
        const selectable = data.filter(({ id }) => id === ids.folderId).map((folder) => folder.selectable);
        demandEqual(selectable, [false], "selectable", "of the folder while it waits");
      });
      saw(1);
    },
  },
  {
    operation: "returnInstallation",
    claim: "an account does not send back what it has finished itself",
    effect: "writes",
    mayLack: true,
    run: async ({ rest, own, saw }) => {
      await whileRequired(rest, own.finished, async (ids) => {
        await demandRefusal(rest.call("returnInstallation", { ...ids, body: { reason: "Contract test" } }), refused);
      });
      saw(1);
    },
  },
];

async function whileRequired(
  rest: Rest,
  finish: () => Promise<OwnInstallation>,
  check: (ids: OwnInstallation) => Promise<void>,
): Promise<void> {
  const before = (await rest.call("getCompany", {})).reviewRequired;
  if (before === undefined) throw new SkippedError("the service keeps no reviews");
  const setRequired = (reviewRequired: boolean) => rest.call("updateCompany", { body: { reviewRequired } });
  await setRequired(true).catch((error) => {
    const isAlone = error instanceof RestProblem && error.problem?.code === "REVIEWER_MISSING";
    throw isAlone ? new SkippedError("the company has one person") : error;
  });
  try {
    const ids = await finish();
    const { review } = await rest.call("getInstallation", { ...ids, query: { language: "sv" } });
    demandEqual(review?.state, "WAITING", "review.state", "of a finished installation");
    await check(ids);
  } finally {
    await setRequired(before);
  }
}
