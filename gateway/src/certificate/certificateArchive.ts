import type { MutationResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import { isNotFound } from "../rest/errors.ts";
import { catchUserErrors } from "../userErrors.ts";
import * as api from "./certificateApi.ts";

/** @throws NOT_IMPLEMENTED when the service makes no archives */
export async function loadCertificateArchive({ rest }: Context) {
  const { archive } = await api.getCertificateArchive(rest).catch(refuse);
  return archive;
}

export const requestCertificateArchive: MutationResolvers["requestCertificateArchive"] = async (
  _,
  { input: { from, to } },
  { rest },
) => {
  const { value, userErrors } = await catchUserErrors(api.requestCertificateArchive(rest, { from, to }).catch(refuse));
  return { archive: value?.archive ?? null, userErrors };
};

// The path names nothing that could be gone.
function refuse(error: unknown): never {
  if (!isNotFound(error)) throw error;
  throw clientError("NOT_IMPLEMENTED", "The warranty service of this installation makes no archives of certificates.");
}
