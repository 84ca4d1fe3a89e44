import { onePixel } from "../onePixel.ts";
import { putPicture } from "../putPicture.ts";
import type { Ask, MutationCase } from "./GraphqlCase.ts";

type Asked = { quantity: string; minimum: number | null; maximum: number | null; least: number | null };
type Entry = { id: string; acceptsAttachments: boolean; asksWaterSurrounded: boolean; measurements: Asked[] };

const entryFields = "id acceptsAttachments asksWaterSurrounded measurements { quantity minimum maximum least }";
const entriesQuery = `query($id: ID!) { node(id: $id) { ... on Installation { steps { entries { ${entryFields} } } } } }`;

/** Products, values and a photo, until the installation is finished. */
export const recordCases: MutationCase[] = [
  {
    name: "addProduct",
    effect: "writes",
    inputs: (facts) => [{ installationId: facts.get("spareInstallationGid"), productId: facts.get("productGid") }],
    learn: (found, facts) => facts.learn({ spareInstalledGid: found("product.id") }),
  },
  {
    name: "addProduct",
    effect: "writes",
    inputs: (facts) => [{ installationId: facts.get("installationGid"), productId: facts.get("productGid") }],
    learn: (found, facts) => facts.learn({ installedProductGid: found("product.id") }),
  },
  {
    name: "removeProduct",
    effect: "writes",
    inputs: (facts) => [{ installedProductId: facts.get("spareInstalledGid") }],
  },
  {
    name: "createAttachmentUpload",
    effect: "writes",
    inputs: (facts) => {
      const file = { fileName: "contract.png", contentType: "image/png", size: onePixel.length };
      return [{ installationId: facts.get("installationGid"), ...file }];
    },
    learn: async (found, facts) => {
      await putPicture(String(found("uploadUrl")));
      facts.learn({ photo: found("fileUrl") });
    },
  },
  {
    name: "recordAttachments",
    effect: "writes",
    inputs: async (facts, ask) => {
      const entries = await entriesOf(facts.get("installationGid"), ask);
      const attachments = [{ url: facts.get("photo"), fileName: "contract.png" }];
      return entries.filter((entry) => entry.acceptsAttachments).map(({ id }) => ({ stepEntryId: id, attachments }));
    },
    learn: (found, facts) => facts.learn({ stepEntryGid: found("stepEntry.id") }),
  },
  {
    name: "recordMeasurements",
    effect: "writes",
    inputs: async (facts, ask) => {
      const entries = await entriesOf(facts.get("installationGid"), ask);
      return entries.map(({ id, measurements, asksWaterSurrounded }) => ({
        stepEntryId: id,
        readings: measurements.map(goodReading),
        ...(asksWaterSurrounded && { isWaterSurrounded: true }),
      }));
    },
  },
  {
    name: "finishInstallation",
    effect: "writes",
    inputs: (facts) => [{ installationId: facts.get("installationGid"), acceptsDisclaimer: true }],
  },
];

async function entriesOf(installation: string, ask: Ask): Promise<Entry[]> {
  const found = await ask(entriesQuery, { id: installation });
  const steps = (found("node.steps") ?? []) as { entries: Entry[] }[];
  return steps.flatMap(({ entries }) => entries);
}

function goodReading({ quantity, minimum, maximum, least }: Asked): object {
  if (least !== null) return { quantity, lowerBound: least * 10 };
  return { quantity, value: ((minimum ?? 10) + (maximum ?? 10)) / 2 };
}
