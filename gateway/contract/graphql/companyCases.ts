import { parseIds, toGlobalId } from "../../src/graphql/globalId.ts";
import {
  exportQuery,
  instrumentFile,
  instrumentFileUpload,
  newInstrument,
  onePixel,
  putFile,
  putPicture,
  webhookUrl,
} from "../sampleData.ts";
import type { MutationCase } from "./GraphqlCase.ts";

export const templateCases: MutationCase[] = [
  {
    name: "createTemplate",
    inputs: (fixtures) => [{ folderId: fixtures.get("copyGid"), name: "Contract test" }],
    learn: (found, fixtures) => fixtures.set({ templateGid: found("template.id") }),
  },
  {
    name: "renameTemplate",
    inputs: (fixtures) => [{ templateId: fixtures.get("templateGid"), name: "Contract test 2" }],
  },
  {
    name: "createFromTemplate",
    inputs: (fixtures) => [
      {
        templateId: fixtures.get("templateGid"),
        folderId: fixtures.get("rootFolderGid"),
        title: "Plan 2",
        installerId: fixtures.get("installerGid"),
      },
    ],
  },
];

export const templateRemovalCases: MutationCase[] = [
  {
    name: "deleteTemplate",
    inputs: (fixtures) => [{ templateId: fixtures.get("templateGid") }],
    learn: (_, fixtures) => fixtures.set({ templateGid: null }),
  },
];

export const instrumentCases: MutationCase[] = [
  {
    name: "createCalibrationUpload",
    inputs: () => [{ fileName: "contract.png", contentType: "image/png", size: onePixel.length }],
    learn: async (found, fixtures) => {
      await putPicture(String(found("uploadUrl")));
      fixtures.set({ calibration: found("fileUrl") });
    },
  },
  {
    name: "createInstrument",
    inputs: (fixtures) => [
      {
        ...newInstrument,
        calibrations: [
          {
            calibratedOn: "2026-02-10",
            validUntil: "2027-02-10",
            certificate: { url: fixtures.get("calibration"), fileName: "contract.png" },
          },
        ],
      },
    ],
    learn: (found, fixtures) => fixtures.set({ instrumentGid: found("instrument.id") }),
  },
  {
    name: "updateInstrument",
    inputs: (fixtures) => [{ instrumentId: fixtures.get("instrumentGid"), serialNumber: "2" }],
  },
  {
    name: "createInstrumentFileUpload",
    inputs: () => [instrumentFileUpload],
    learn: async (found, fixtures) => {
      await putFile(String(found("uploadUrl")), instrumentFile.bytes, "text/csv");
      fixtures.set({ instrumentFileUrl: found("fileUrl") });
    },
  },
  {
    name: "createInstrumentFile",
    also: "instrumentFile { id } company { instrumentMappings { id } }",
    inputs: (fixtures) => [
      {
        url: fixtures.get("instrumentFileUrl"),
        fileName: "contract.csv",
        instrumentId: fixtures.get("instrumentGid"),
        columns: instrumentFile.columns,
      },
    ],
    learn: (found, fixtures) =>
      fixtures.set({
        instrumentFileGid: found("instrumentFile.id"),
        mappingGid: found("company.instrumentMappings.0.id"),
      }),
  },
];

export const instrumentRemovalCases: MutationCase[] = [
  {
    name: "deleteInstrumentMapping",
    inputs: (fixtures) => [{ mappingId: fixtures.get("mappingGid") }],
    learn: (_, fixtures) => fixtures.set({ mappingGid: null }),
  },
  {
    name: "deleteInstrument",
    inputs: (fixtures) => [{ instrumentId: fixtures.get("instrumentGid") }],
    learn: (_, fixtures) => fixtures.set({ instrumentGid: null }),
  },
];

export const programCases: MutationCase[] = [
  {
    name: "createProgram",
    inputs: () => [{ name: "Contract test", scopes: ["PROJECTS_READ"], endsOn: new Date().toISOString().slice(0, 10) }],
    learn: (found, fixtures) => {
      const programId = found("program.programId");
      if (programId) fixtures.set({ programId });
    },
  },
  { name: "rotateProgramSecret", inputs: (fixtures) => [{ programId: fixtures.get("programId") }] },
];

export const programRemovalCases: MutationCase[] = [
  { name: "revokeProgram", inputs: (fixtures) => [{ programId: fixtures.get("programId") }] },
];

export const webhookCases: MutationCase[] = [
  {
    name: "createWebhook",
    inputs: () => [{ url: webhookUrl, kinds: ["PROJECT_CREATED"] }],
    learn: (found, fixtures) => {
      const ids = parseIds("Webhook", String(found("webhook.id")));
      if (!ids) return;
      const deliveryGid = toGlobalId("WebhookDelivery", ids.webhookId, "none");
      fixtures.set({ webhookGid: found("webhook.id"), deliveryGid });
    },
  },
  {
    name: "updateWebhook",
    inputs: (fixtures) => [{ webhookId: fixtures.get("webhookGid"), kinds: ["PROJECT_CREATED", "PROJECT_CHANGED"] }],
  },
  { name: "rotateWebhookSecret", inputs: (fixtures) => [{ webhookId: fixtures.get("webhookGid") }] },
];

const deliveries = "{ viewer { company { webhooks { id deliveries(first: 1) { edges { node { id } } } } } } }";

export const webhookRemovalCases: MutationCase[] = [
  {
    name: "resendWebhookDelivery",
    inputs: async (fixtures, ask) => {
      const webhookId = fixtures.get("webhookGid");
      const webhooks = (await ask(deliveries, {}))("viewer.company.webhooks");
      const own = (webhooks as Logged[] | null)?.find(({ id }) => id === webhookId);
      const deliveryId = own?.deliveries?.edges[0]?.node.id ?? fixtures.get("deliveryGid");
      return [{ deliveryId }];
    },
  },
  {
    name: "deleteWebhook",
    inputs: (fixtures) => [{ webhookId: fixtures.get("webhookGid") }],
    learn: (_, fixtures) => fixtures.set({ webhookGid: null }),
  },
];

type Logged = { id: string; deliveries: { edges: { node: { id: string } }[] } | null };

export const exportCases: MutationCase[] = [
  {
    name: "startExport",
    inputs: () => [{ query: exportQuery }],
    learn: (found, fixtures) => fixtures.set({ exportGid: found("export.id") }),
  },
  { name: "cancelExport", inputs: (fixtures) => [{ exportId: fixtures.get("exportGid") }] },
];
