import type { MutationResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { catchUserErrors } from "../userErrors.ts";
import * as api from "./certificateApi.ts";

export async function loadCertificateArchive({ rest }: Context) {
  const { archive } = await api.getCertificateArchive(rest);
  return archive;
}

export const requestCertificateArchive: MutationResolvers["requestCertificateArchive"] = async (
  _,
  { input: { from, to } },
  { rest },
) => {
  const { value, userErrors } = await catchUserErrors(api.requestCertificateArchive(rest, { from, to }));
  return { archive: value?.archive ?? null, userErrors };
};
