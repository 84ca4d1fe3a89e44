import { makeGrant } from "../behaviour/cameraCases.ts";
import type { RestCase } from "../RestCase.ts";

const options = { effect: "writes", mayLack: true } as const;
const picture = { fileName: "contract.png", contentType: "image/png", size: 100 };

export const cameraCases: RestCase[] = [
  { operation: "createCameraGrant", ...options, run: (context) => makeGrant(context) },
  {
    operation: "getCameraGrant",
    ...options,
    run: async (context) => context.rest.call("getCameraGrant", { grantId: (await makeGrant(context)).grant.id }),
  },
  {
    operation: "getCamera",
    ...options,
    run: async (context) =>
      context.rest.callPublic("getCamera", { ...(await makeGrant(context)).phone, query: { language: "sv" } }),
  },
  {
    operation: "createCameraUpload",
    ...options,
    run: async (context) =>
      context.rest.callPublic("createCameraUpload", { ...(await makeGrant(context)).phone, body: picture }),
  },
];
