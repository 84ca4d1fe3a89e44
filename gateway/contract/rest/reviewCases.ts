import { SkippedError } from "../createFixtures.ts";
import type { RestCase } from "../RestCase.ts";

type Run = RestCase["run"];

const again =
  (operation: "releaseInstallation" | "returnInstallation", state: "RELEASED" | "RETURNED"): Run =>
  async ({ rest, fixtures }) => {
    const status = state === "RELEASED" ? "completed" : "started";
    const { data } = await rest.call("listAllInstallations", { query: { status, archived: false, take: 100 } });
    const found = data.find(({ review }) => review?.state === state);
    if (!found) throw new SkippedError("nobody has reviewed an installation");
    const ids = { companyId: fixtures.get("companyId"), projectId: found.projectId, installationId: found.id };
    if (operation === "releaseInstallation") await rest.call(operation, { ...ids, body: {} });
    else await rest.call(operation, { ...ids, body: { reason: "Contract test" } });
  };

/** Repeats a decision that another account has made, so nothing changes. */
export const reviewedCases: RestCase[] = [
  { operation: "releaseInstallation", effect: "writes", mayLack: true, run: again("releaseInstallation", "RELEASED") },
  { operation: "returnInstallation", effect: "writes", mayLack: true, run: again("returnInstallation", "RETURNED") },
];
