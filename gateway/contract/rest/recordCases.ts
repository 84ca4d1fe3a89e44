import { completeInstallation } from "../../src/installation/installationApi.ts";
import type { RestStepEntry } from "../../src/rest/types.ts";
import { createAttachmentUpload, listSteps, recordStep } from "../../src/step/stepApi.ts";
import { type StepVersions, serviceVersions } from "../../src/step/stepVersions.ts";
import { onePixel } from "../onePixel.ts";
import { putPicture } from "../putPicture.ts";
import type { CaseContext, RestCase } from "./RestCase.ts";

type Data = Parameters<typeof recordStep>[1]["data"];

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
    run: async (context) => {
      const file = { fileName: "contract.png", contentType: "image/png", size: onePixel.length };
      const { url, fileUrl } = await createAttachmentUpload(context.rest, ids(context), file);
      await putPicture(url);
      context.fixtures.set({ photo: fileUrl });
    },
  },
  {
    operation: "createMeasurement",
    effect: "writes",
    run: async (context) => {
      const { data } = await listSteps(context.rest, ids(context), "sv");
      for (const { stepLabel, data: entries } of data) {
        for (const entry of entries) {
          const versions = serviceVersions(versionsOf(entry));
          const recording = { measurementId: entry.measurementId, stepLabel, data: filled(entry, context), versions };
          await recordStep(context.rest, recording);
          context.fixtures.set({ recordedId: context.fixtures.get("installationId") });
        }
      }
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

function versionsOf({ changes = {} }: RestStepEntry): StepVersions {
  return Object.fromEntries(Object.entries(changes).map(([field, { version }]) => [field, version]));
}

/** A good value for each thing that the entry asks for. */
function filled({ dataSchema: { properties } }: RestStepEntry, { fixtures }: CaseContext): Data {
  const { resistance, insulation, current, temperature, isWaterSurrounded, attachments } = properties;
  return {
    ...(resistance && { resistance: ((resistance.minimum ?? 10) + (resistance.maximum ?? 10)) / 2 }),
    ...(insulation && { insulation: `>${(insulation.const ?? 10) * 10}` }),
    ...(current && { current: 1 }),
    ...(temperature && { temperature: 20 }),
    ...(isWaterSurrounded && { isWaterSurrounded: true }),
    ...(attachments && { attachments: [{ url: fixtures.get("photo"), fileName: "contract.png" }] }),
  };
}
