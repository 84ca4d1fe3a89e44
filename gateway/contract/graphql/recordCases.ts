import { onePixel, putPicture } from "../sampleData.ts";
import { finishCases } from "./declarationCases.ts";
import type { Ask, MutationCase } from "./GraphqlCase.ts";

type Asked = { quantity: string; minimum: number | null; maximum: number | null; lowerLimit: number | null };
type Entry = { id: string; acceptsAttachments: boolean; asksWaterSurrounded: boolean; measurements: Asked[] };

const entryFields = "id acceptsAttachments asksWaterSurrounded measurements { quantity minimum maximum lowerLimit }";
const entriesQuery = `query($id: ID!) { node(id: $id) { ... on Installation { steps { entries { ${entryFields} } } } } }`;

export const recordCases: MutationCase[] = [
  {
    name: "addProduct",
    inputs: (fixtures) => [
      { installationId: fixtures.get("spareInstallationGid"), productId: fixtures.get("productGid") },
    ],
    learn: (found, fixtures) => fixtures.set({ spareInstalledGid: found("product.id") }),
  },
  {
    name: "addProduct",
    inputs: (fixtures) => [{ installationId: fixtures.get("installationGid"), productId: fixtures.get("productGid") }],
    learn: (found, fixtures) => fixtures.set({ installedProductGid: found("product.id") }),
  },
  {
    name: "updateInstalledProduct",
    inputs: (fixtures) => [
      {
        installedProductId: fixtures.get("spareInstalledGid"),
        productId: fixtures.get("productGid"),
        cableMarking: "FJ 20 0412",
      },
    ],
  },
  {
    name: "startBatch",
    // The product has been exchanged already, so the batch changes nothing.
    inputs: (fixtures) => [
      { action: "EXCHANGE", ids: [fixtures.get("spareInstalledGid")], productId: fixtures.get("productGid") },
    ],
  },
  { name: "removeProduct", inputs: (fixtures) => [{ installedProductId: fixtures.get("spareInstalledGid") }] },
  {
    name: "createAttachmentUpload",
    inputs: (fixtures) => {
      const file = { fileName: "contract.png", contentType: "image/png", size: onePixel.length };
      const facts = {
        chosenSha256: "0f".repeat(32),
        takenAt: "2026-11-04T09:41:00+01:00",
        origin: "CAMERA",
        addingKey: "one",
      };
      return [{ installationId: fixtures.get("installationGid"), ...file, ...facts }];
    },
    learn: async (found, fixtures) => {
      await putPicture(String(found("uploadUrl")));
      fixtures.set({ photo: found("fileUrl") });
    },
  },
  {
    name: "createUploadParts",
    inputs: (fixtures) => [{ installationId: fixtures.get("installationGid"), fileUrl: fixtures.get("photo") }],
  },
  {
    name: "recordAttachments",
    inputs: async (fixtures, ask) => {
      const entries = await entriesOf(fixtures.get("installationGid"), ask);
      const attachments = [{ url: fixtures.get("photo"), fileName: "contract.png" }];
      return entries.filter((entry) => entry.acceptsAttachments).map(({ id }) => ({ stepEntryId: id, attachments }));
    },
    learn: (found, fixtures) => fixtures.set({ stepEntryGid: found("stepEntry.id") }),
  },
  {
    name: "removeAttachment",
    inputs: (fixtures) => [{ stepEntryId: fixtures.get("stepEntryGid"), url: fixtures.get("photo") }],
  },
  {
    name: "addAttachment",
    inputs: (fixtures) => {
      const attachment = { url: fixtures.get("photo"), fileName: "contract.png", keep: true };
      return [{ stepEntryId: fixtures.get("stepEntryGid"), attachment }];
    },
  },
];

export const valueCases: MutationCase[] = [
  { name: "endCameraGrant", inputs: (fixtures) => [{ cameraGrantId: fixtures.get("cameraGrantGid") }] },
  {
    name: "recordMeasurements",
    inputs: async (fixtures, ask) => {
      const entries = await entriesOf(fixtures.get("installationGid"), ask);
      return entries.map(({ id, measurements, asksWaterSurrounded }) => ({
        stepEntryId: id,
        readings: measurements.map(goodReading),
        ...(asksWaterSurrounded && { isWaterSurrounded: true }),
      }));
    },
  },
  {
    name: "recordReadings",
    inputs: async (fixtures, ask) => {
      const entries = await entriesOf(fixtures.get("installationGid"), ask);
      const sheets = entries.map(({ id, measurements }) =>
        measurements.map((asked) => ({ stepEntryId: id, ...goodReading(asked) })),
      );
      // The first request has one sheet, the second has all of them.
      return [sheets.find(({ length }) => length > 0) ?? [], sheets.flat()].map((readings) => ({ readings }));
    },
  },
  // The cases above name no person, since some services do not store who measured.
  {
    name: "recordMeasurements",
    inputs: async (fixtures, ask) => {
      const measuredById = fixtures.get("installerGid");
      const entries = await entriesOf(fixtures.get("installationGid"), ask);
      const measured = entries.filter(({ measurements }) => measurements.length > 0);
      return measured.map(({ id, measurements }) => ({
        stepEntryId: id,
        readings: measurements.map(goodReading),
        measuredById,
      }));
    },
  },
  {
    name: "recordReadings",
    inputs: async (fixtures, ask) => {
      const measuredById = fixtures.get("installerGid");
      const entries = await entriesOf(fixtures.get("installationGid"), ask);
      const readings = entries.flatMap(({ id, measurements }) =>
        measurements.map((asked) => ({ stepEntryId: id, ...goodReading(asked), measuredById })),
      );
      return [{ readings }];
    },
  },
  {
    name: "recordMeasurements",
    inputs: async (fixtures, ask) => {
      const measuredWithId = fixtures.get("instrumentGid");
      const entries = await entriesOf(fixtures.get("installationGid"), ask);
      const measured = entries.filter(({ measurements }) => measurements.length > 0).slice(0, 1);
      return measured.map(({ id }) => ({ stepEntryId: id, measuredWithId, testVoltage: 500 }));
    },
  },
  {
    name: "recordReadings",
    inputs: async (fixtures, ask) => {
      const measuredWithId = fixtures.get("instrumentGid");
      const fileLine = { instrumentFileId: fixtures.get("instrumentFileGid"), line: 2 };
      const entries = await entriesOf(fixtures.get("installationGid"), ask);
      const readings = entries
        .slice(0, 1)
        .flatMap(({ id, measurements }) =>
          measurements.map((asked) => ({ stepEntryId: id, ...goodReading(asked), measuredWithId, fileLine })),
        );
      return [{ readings }];
    },
  },
  {
    name: "recordMeasurements",
    inputs: async (fixtures, ask) => {
      const entries = await entriesOf(fixtures.get("installationGid"), ask);
      return entries.slice(0, 1).map(({ id }) => ({ stepEntryId: id, measuredWithId: null, testVoltage: null }));
    },
  },
  ...finishCases,
];

async function entriesOf(installation: string, ask: Ask): Promise<Entry[]> {
  const found = await ask(entriesQuery, { id: installation });
  const steps = (found("node.steps") ?? []) as { entries: Entry[] }[];
  return steps.flatMap(({ entries }) => entries);
}

function goodReading({ quantity, minimum, maximum, lowerLimit }: Asked): object {
  if (lowerLimit !== null) return { quantity, lowerBound: lowerLimit * 10 };
  return { quantity, value: ((minimum ?? 10) + (maximum ?? 10)) / 2 };
}
