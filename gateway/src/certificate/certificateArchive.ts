import type { MutationResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { requireOperation } from "../features.ts";
import { catchUserErrors } from "../userErrors.ts";
import * as api from "./certificateApi.ts";

const without = "The warranty service of this installation makes no archives of certificates.";

/** @throws NOT_IMPLEMENTED when the service makes no archives */
export async function loadCertificateArchive({ rest }: Context) {
  const { archive } = await requireOperation(api.getCertificateArchive(rest), without);
  return archive;
}

export const requestCertificateArchive: MutationResolvers["requestCertificateArchive"] = async (
  _,
  { input: { from, to } },
  { rest },
) => {
  const call = requireOperation(api.requestCertificateArchive(rest, { from, to }), without);
  const { value, userErrors } = await catchUserErrors(call);
  return { archive: value?.archive ?? null, userErrors };
};
