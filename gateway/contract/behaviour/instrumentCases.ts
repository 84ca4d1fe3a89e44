import type { Rest } from "../../src/rest/client.ts";
import { postRecording } from "../../src/step/sendRecording.ts";
import type { BehaviourCase, CaseContext } from "../RestCase.ts";
import { newInstrument, onePixel, putPicture } from "../sampleData.ts";
import { demand, demandEqual, demandFields, demandRefusal } from "./expectations.ts";

const calibration = { calibratedOn: "2025-02-10", validUntil: "2026-02-10" };

export async function withInstrument(
  { rest, saw }: CaseContext,
  run: (own: { rest: Rest; instrumentId: string }) => Promise<void>,
): Promise<void> {
  const { id: instrumentId } = await rest.call("createInstrument", {
    body: { ...newInstrument, calibrations: [calibration] },
  });
  saw(1);
  try {
    await run({ rest, instrumentId });
  } finally {
    // The case may have deleted the instrument.
    await rest.call("deleteInstrument", { instrumentId }).catch(() => {});
  }
}

async function listed(rest: Rest, instrumentId: string) {
  return (await rest.call("listInstruments", {})).data.find(({ id }) => id === instrumentId);
}

export const instrumentCases: BehaviourCase[] = [
  {
    operation: "createInstrument",
    claim: "the instrument is listed with its calibration",
    effect: "writes",
    mayLack: true,
    run: (context) =>
      withInstrument(context, async ({ rest, instrumentId }) => {
        const read = await listed(rest, instrumentId);
        demandFields(read ?? {}, { ...newInstrument, retiredOn: null, valueCount: 0 }, "as it was added");
        demandFields(read?.calibrations[0] ?? {}, calibration, "as it was added");
      }),
  },
  {
    operation: "updateInstrument",
    claim: "the change is read back, and what is left out stays",
    effect: "writes",
    mayLack: true,
    run: (context) =>
      withInstrument(context, async ({ rest, instrumentId }) => {
        await rest.call("updateInstrument", { instrumentId, body: { model: "Test 2", retired: true } });
        const read = await listed(rest, instrumentId);
        demandFields(read ?? {}, { ...newInstrument, model: "Test 2" }, "after another model");
        demand(read?.retiredOn != null, "retiredOn", "a day", "none");
        demandEqual(read?.calibrations.length, 1, "calibrations", "the calibrations that were left out");
      }),
  },
  {
    operation: "deleteInstrument",
    claim: "the instrument is gone",
    effect: "writes",
    mayLack: true,
    run: (context) =>
      withInstrument(context, async ({ rest, instrumentId }) => {
        await rest.call("deleteInstrument", { instrumentId });
        demand(
          (await listed(rest, instrumentId)) === undefined,
          "data",
          "the others",
          "the instrument that was deleted",
        );
        const gone = { statuses: [404], field: "(deleted)", why: "as it was deleted" };
        await demandRefusal(rest.call("updateInstrument", { instrumentId, body: { model: "Test" } }), gone);
      }),
  },
  {
    operation: "createCalibrationUpload",
    claim: "the uploaded file is the certificate of a calibration",
    effect: "writes",
    mayLack: true,
    run: (context) =>
      withInstrument(context, async ({ rest, instrumentId }) => {
        const file = { fileName: "contract.png", contentType: "image/png", size: onePixel.length };
        const upload = await rest.call("createCalibrationUpload", { body: file });
        await putPicture(upload.url);
        const certificate = { url: upload.fileUrl, fileName: "contract.png" };
        await rest.call("updateInstrument", {
          instrumentId,
          body: { calibrations: [{ ...calibration, certificate }] },
        });
        const read = (await listed(rest, instrumentId))?.calibrations[0]?.certificate;
        demandFields(read ?? {}, { fileName: "contract.png" }, "as it was uploaded");
      }),
  },
  {
    operation: "createMeasurement",
    claim: "a value names its instrument, whose calibration had ended, and keeps it from being deleted",
    effect: "writes",
    mayLack: true,
    run: (context) =>
      withInstrument(context, async ({ rest, instrumentId }) => {
        const { projectId, companyId, installationId } = await context.own.installation();
        const { data } = await rest.call("listSteps", {
          companyId,
          projectId,
          installationId,
          query: { language: "sv" },
        });
        const [step] = data;
        const measurementId = step?.data[0]?.measurementId ?? "";
        const recorded = await postRecording(rest, {
          measurementId,
          stepLabel: step?.stepLabel ?? "",
          data: { insulation: 820 },
          measuredWithId: instrumentId,
          testVoltage: 500,
        });
        const told = recorded.measuredWith?.insulation;
        demandEqual(told?.testVoltage ?? null, 500, "testVoltage", "the volts that were told");
        demandFields(told?.instrument ?? {}, { id: instrumentId, overdue: true }, "as it was told");
        const used = { statuses: [409], field: "(used)", why: "as a value names it" };
        await demandRefusal(rest.call("deleteInstrument", { instrumentId }), used);
        await postRecording(rest, { measurementId, stepLabel: step?.stepLabel ?? "", data: { insulation: null } });
      }),
  },
];
