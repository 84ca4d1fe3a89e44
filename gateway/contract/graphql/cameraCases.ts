import { onePixel, putPicture } from "../sampleData.ts";
import type { MutationCase } from "./GraphqlCase.ts";

export const cameraCases: MutationCase[] = [
  {
    name: "createCameraGrant",
    inputs: (fixtures) => [{ stepEntryId: fixtures.get("stepEntryGid") }],
    learn: (found, fixtures) =>
      fixtures.set({ cameraGrantGid: found("cameraGrant.id"), cameraSecret: found("secret") }),
  },
  {
    name: "createCameraUpload",
    inputs: (fixtures) => {
      const file = { fileName: "contract.png", contentType: "image/png", size: onePixel.length };
      return [{ secret: fixtures.get("cameraSecret"), ...file }];
    },
    learn: async (found, fixtures) => {
      await putPicture(String(found("uploadUrl")));
      fixtures.set({ phonePhoto: found("fileUrl") });
    },
  },
  {
    name: "addCameraAttachment",
    inputs: (fixtures) => {
      const attachment = { url: fixtures.get("phonePhoto"), fileName: "contract.png" };
      return [{ secret: fixtures.get("cameraSecret"), attachment, language: "sv" }];
    },
  },
];
