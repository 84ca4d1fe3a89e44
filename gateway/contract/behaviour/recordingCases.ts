import type { Rest } from "../../src/rest/client.ts";
import { postRecording } from "../../src/step/sendRecording.ts";
import { SkippedError } from "../createFixtures.ts";
import type { OwnInstallation } from "../createOwnThings.ts";
import type { BehaviourCase } from "../RestCase.ts";
import { demandFields } from "./expectations.ts";

export const recordingCases: BehaviourCase[] = [
  {
    operation: "createMeasurement",
    claim: "a recorded value is read back, and keeps the others",
    effect: "writes",
    run: async ({ rest, own, saw }) => {
      const ids = await own.installation();
      const recording = await firstEntry(rest, ids);
      await postRecording(rest, { ...recording, data: { resistance: 42 } });
      await postRecording(rest, { ...recording, data: { insulation: 900 } });
      const { data } = await readEntry(rest, ids, recording.stepLabel);
      demandFields(data, { resistance: 42, insulation: 900 }, "as recorded one after the other");
      saw(1);
    },
  },
  {
    operation: "createMeasurement",
    claim: "the day of measuring is read back beside the values, and stays when it is left out beside the same ones",
    effect: "writes",
    run: async ({ rest, own, saw }) => {
      const { features } = await rest.callPublic("getFeatures", {});
      if (!features.includes("measuredOn")) throw new SkippedError("the service keeps no day of measuring");
      const ids = await own.installation();
      const recording = { ...(await firstEntry(rest, ids)), data: { resistance: 42 } };
      const measuredOn = "2020-02-29";
      await postRecording(rest, { ...recording, measuredOn });
      await postRecording(rest, recording);
      const entry = await readEntry(rest, ids, recording.stepLabel);
      demandFields(entry, { measuredOn }, "as it was told");
      demandFields(entry.data, { resistance: 42 }, "as recorded beside the day");
      saw(1);
    },
  },
  {
    operation: "updateMeasurement",
    claim: "the new marking is read back, and the recorded values stay",
    effect: "writes",
    run: async ({ rest, own, saw }) => {
      const ids = await own.installation();
      const recording = await firstEntry(rest, ids);
      await postRecording(rest, { ...recording, data: { resistance: 42 } });
      await rest.call("updateMeasurement", { measurementId: ids.measurementId, body: { cableMarking: "FJ 20 0412" } });
      const { products } = await rest.call("getInstallation", { ...ids, query: { language: "sv" } });
      demandFields(products[0] ?? {}, { cableMarking: "FJ 20 0412" }, "as it was changed");
      const { data } = await readEntry(rest, ids, recording.stepLabel);
      demandFields(data, { resistance: 42 }, "as recorded before the change");
      saw(1);
    },
  },
];

async function firstEntry(rest: Rest, ids: OwnInstallation) {
  const steps = (await rest.call("listSteps", { ...ids, query: { language: "sv" } })).data;
  const step = steps.find(({ data: [entry] }) => {
    const { resistance, insulation } = entry?.dataSchema.properties ?? {};
    return resistance && insulation;
  });
  if (!step) throw new SkippedError("no step asks for two values");
  return { measurementId: ids.measurementId, stepLabel: step.stepLabel };
}

async function readEntry(rest: Rest, ids: OwnInstallation, label: string) {
  const { data } = await rest.call("listSteps", { ...ids, query: { language: "sv" } });
  const entry = data.find(({ stepLabel }) => stepLabel === label)?.data[0];
  if (!entry) throw new SkippedError("the step is gone");
  return entry;
}
