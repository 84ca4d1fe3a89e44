import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { clientError } from "../errors.ts";
import { idsOf } from "../globalId.ts";
import { deleteMeasurement } from "../rest/calls/deleteMeasurement.ts";
import { attempt } from "../userErrors.ts";

export const removeProduct: MutationResolvers["removeProduct"] = async (_, { input }, { rest, loaders }) => {
  const [projectId, installationId, measurementId] = idsOf("InstalledProduct", input.installedProductId) ?? [];
  if (!projectId || !installationId || !measurementId)
    throw clientError("NOT_FOUND", "There is no product with this id.");
  const changed = { projectId, installationId };
  const { userErrors } = await attempt(deleteMeasurement(rest, measurementId));
  loaders.installation.clear(changed);
  return { changed, removedProductId: userErrors.length === 0 ? input.installedProductId : null, userErrors };
};
