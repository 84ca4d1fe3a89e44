import { completeInstallation } from "../../src/installation/installationApi.ts";
import type { CaseContext, RestCase } from "./RestCase.ts";
import { recordSteps, uploadPicture } from "./recordSteps.ts";

const ids = ({ fixtures }: CaseContext) => ({
  companyId: fixtures.get("companyId"),
  projectId: fixtures.get("ownProjectId"),
  installationId: fixtures.get("installationId"),
});

/** From the photo to the finished installation. */
export const recordCases: RestCase[] = [
  {
    operation: "createAttachmentUpload",
    effect: "writes",
    run: async (context) => context.fixtures.set({ photo: await uploadPicture(context.rest, ids(context)) }),
  },
  {
    operation: "createMeasurement",
    effect: "writes",
    run: async ({ rest, fixtures, ...context }) => {
      const own = ids({ rest, fixtures, ...context });
      const entries = await recordSteps(rest, own, fixtures.get("photo"));
      if (entries > 0) fixtures.set({ recordedId: own.installationId });
    },
  },
  {
    operation: "completeInstallation",
    effect: "writes",
    run: async (context) => {
      await completeInstallation(context.rest, { ...ids(context), installationId: context.fixtures.get("recordedId") });
      context.fixtures.set({ finishedFolderId: context.fixtures.get("folderId") });
    },
  },
];
