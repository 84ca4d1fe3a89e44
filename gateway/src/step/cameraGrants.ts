import type { MutationResolvers, QueryResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { requireIds } from "../graphql/globalId.ts";
import { catchUserErrors, userError } from "../graphql/userErrors.ts";
import { orNull } from "../rest/errors.ts";
import { toUpload } from "./createAttachmentUpload.ts";
import { parseStepEntryId } from "./sendRecording.ts";

export const cameraGrantQuery: QueryResolvers["cameraGrant"] = (_, { cameraGrantId }, { rest }) =>
  orNull(rest.call("getCameraGrant", requireIds("CameraGrant", cameraGrantId, "grant")));

export const cameraQuery: QueryResolvers["camera"] = (_, { secret, language }, context) =>
  isSecret(secret)
    ? orNull(context.rest.callPublic("getCamera", { ...phoneOf(secret, context), query: { language } }))
    : null;

export const createCameraGrant: MutationResolvers["createCameraGrant"] = async (_, { input }, { rest }) => {
  const { measurementId, stepLabel } = parseStepEntryId(input.stepEntryId);
  const body = { measurementId, stepLabel };
  const { value, userErrors } = await catchUserErrors(rest.call("createCameraGrant", { body }));
  return { cameraGrant: value, secret: value?.secret ?? null, userErrors };
};

export const endCameraGrant: MutationResolvers["endCameraGrant"] = async (_, { input }, { rest }) => {
  const ids = requireIds("CameraGrant", input.cameraGrantId, "grant");
  await rest.call("endCameraGrant", ids);
  return { cameraGrant: await orNull(rest.call("getCameraGrant", ids)), userErrors: [] };
};

export const createCameraUpload: MutationResolvers["createCameraUpload"] = (_, { input }, context) => {
  const { secret, ...file } = input;
  return toUpload(file, context, (body) =>
    callAs(secret, context, (phone) => context.rest.callPublic("createCameraUpload", { ...phone, body })),
  );
};

export const addCameraAttachment: MutationResolvers["addCameraAttachment"] = async (_, { input }, context) => {
  const { secret, language, attachment } = input;
  const body = { url: attachment.url, fileName: attachment.fileName };
  const { value, userErrors } = await callAs(secret, context, (phone) =>
    context.rest.callPublic("addCameraAttachment", { ...phone, query: { language }, body }),
  );
  return { camera: value, userErrors };
};

/** REST answers NOT_FOUND for an unknown and for an ended grant. A completed installation takes no more photos. */
const endedCodes = { NOT_FOUND: "CAMERA_GRANT_ENDED", INSTALLATION_COMPLETED: "CAMERA_GRANT_ENDED" } as const;

async function callAs<T>(secret: string, context: Context, call: (phone: ReturnType<typeof phoneOf>) => Promise<T>) {
  if (isSecret(secret)) return catchUserErrors(call(phoneOf(secret, context)), endedCodes);
  return { value: null, userErrors: [userError("CAMERA_GRANT_ENDED", "There is no such grant.", "secret")] };
}

// A secret is sent in a header, so it may only have these characters.
const isSecret = (secret: string) => /^[\w-]{1,100}$/.test(secret);

const phoneOf = (cameraSecret: string, { reply }: Context) => ({ cameraSecret, callerAddress: reply.request.ip });
