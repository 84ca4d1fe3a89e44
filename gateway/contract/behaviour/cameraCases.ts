import { SkippedError } from "../createFixtures.ts";
import type { BehaviourCase, CaseContext } from "../RestCase.ts";
import { onePixel, putPicture } from "../sampleData.ts";
import { demandEqual } from "./expectations.ts";

const picture = { fileName: "contract.png", contentType: "image/png", size: onePixel.length };
const callerAddress = "192.0.2.1";
const query = { language: "sv" };

/** Makes a grant for the first entry that takes files. `phone` holds the grant's secret; `read` loads the entries. */
export async function makeGrant({ rest, own }: CaseContext) {
  const ids = await own.installation();
  const read = async () =>
    (await rest.call("listSteps", { ...ids, query: { language: "sv" } })).data.flatMap(({ stepLabel, data }) =>
      data.map((entry) => ({ stepLabel, ...entry })),
    );
  const entry = (await read()).find(({ dataSchema }) => dataSchema.properties.attachments);
  if (!entry) throw new SkippedError("no step takes files");
  const { measurementId, stepLabel } = entry;
  const grant = await rest.call("createCameraGrant", { body: { measurementId, stepLabel } });
  const phone = { cameraSecret: grant.secret, callerAddress };
  return { grant, phone, stepLabel, read };
}

export const cameraCases: BehaviourCase[] = [
  {
    operation: "addCameraAttachment",
    claim: "the photo is in the entry of its grant, and counted",
    effect: "writes",
    mayLack: true,
    run: async (context) => {
      const { rest, saw } = context;
      const { grant, phone, stepLabel, read } = await makeGrant(context);
      const { url, fileUrl } = await rest.callPublic("createCameraUpload", { ...phone, body: picture });
      await putPicture(url);
      const body = { url: fileUrl, fileName: "contract.png" };
      await rest.callPublic("addCameraAttachment", { ...phone, query, body });
      const entries = await read();
      const found = entries.filter(({ data }) => data.attachments?.length).map((entry) => entry.stepLabel);
      demandEqual(found, [stepLabel], "attachments", "the step of the grant alone");
      const { attachedFiles } = await rest.call("getCameraGrant", { grantId: grant.id });
      demandEqual(attachedFiles, 1, "attachedFiles", "as one photo was added");
      saw(1);
    },
  },
  {
    operation: "endCameraGrant",
    claim: "the secret opens nothing any more",
    effect: "writes",
    mayLack: true,
    run: async (context) => {
      const { rest, saw } = context;
      const { grant, phone } = await makeGrant(context);
      await rest.callPublic("getCamera", { ...phone, query });
      saw(1);
      await rest.call("endCameraGrant", { grantId: grant.id });
      const opened = await rest.callPublic("getCamera", { ...phone, query }).catch(() => null);
      demandEqual(opened, null, "(status)", "404 for a grant that was ended");
    },
  },
];
