import { completeInstallation } from "../../src/installation/installationApi.ts";
import type { RestStepEntry } from "../../src/rest/types.ts";
import { createAttachmentUpload, listSteps, recordStep } from "../../src/step/stepApi.ts";
import { type StepVersions, serviceVersions } from "../../src/step/stepVersions.ts";
import { onePixel } from "../onePixel.ts";
import { putPicture } from "../putPicture.ts";
import type { RestCase, Trial } from "./RestCase.ts";

type Data = Parameters<typeof recordStep>[1]["data"];

const ids = ({ facts }: Trial) => ({
  companyId: facts.get("companyId"),
  projectId: facts.get("ownProjectId"),
  installationId: facts.get("installationId"),
});

/** From the photo to the finished installation. */
export const recordCases: RestCase[] = [
  {
    operation: "createAttachmentUpload",
    effect: "writes",
    run: async (trial) => {
      const file = { fileName: "contract.png", contentType: "image/png", size: onePixel.length };
      const { url, fileUrl } = await createAttachmentUpload(trial.rest, ids(trial), file);
      await putPicture(url);
      trial.facts.learn({ photo: fileUrl });
    },
  },
  {
    operation: "createMeasurement",
    effect: "writes",
    run: async (trial) => {
      const { data } = await listSteps(trial.rest, ids(trial), "sv");
      for (const { stepLabel, data: entries } of data) {
        for (const entry of entries) {
          const versions = serviceVersions(versionsOf(entry));
          const recording = { measurementId: entry.measurementId, stepLabel, data: filled(entry, trial), versions };
          await recordStep(trial.rest, recording);
          trial.facts.learn({ recordedId: trial.facts.get("installationId") });
        }
      }
    },
  },
  {
    operation: "completeInstallation",
    effect: "writes",
    run: async (trial) => {
      await completeInstallation(trial.rest, { ...ids(trial), installationId: trial.facts.get("recordedId") });
      trial.facts.learn({ finishedFolderId: trial.facts.get("folderId") });
    },
  },
];

function versionsOf({ changes = {} }: RestStepEntry): StepVersions {
  return Object.fromEntries(Object.entries(changes).map(([field, { version }]) => [field, version]));
}

/** A good value for each thing that the entry asks for. */
function filled({ dataSchema: { properties } }: RestStepEntry, { facts }: Trial): Data {
  const { resistance, insulation, current, temperature, isWaterSurrounded, attachments } = properties;
  return {
    ...(resistance && { resistance: ((resistance.minimum ?? 10) + (resistance.maximum ?? 10)) / 2 }),
    ...(insulation && { insulation: `>${(insulation.const ?? 10) * 10}` }),
    ...(current && { current: 1 }),
    ...(temperature && { temperature: 20 }),
    ...(isWaterSurrounded && { isWaterSurrounded: true }),
    ...(attachments && { attachments: [{ url: facts.get("photo"), fileName: "contract.png" }] }),
  };
}
