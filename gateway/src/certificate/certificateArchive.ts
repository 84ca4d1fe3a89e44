import type { MutationResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { requireFeature } from "../graphql/features.ts";
import { catchUserErrors } from "../graphql/userErrors.ts";
import * as api from "./certificateApi.ts";

export async function loadCertificateArchive({ rest }: Context) {
  const { archive } = await api.getCertificateArchive(rest);
  return archive;
}

export const requestCertificateArchive: MutationResolvers["requestCertificateArchive"] = async (
  _,
  { input: { from, to, query, endsFrom, endsTo, states } },
  context,
) => {
  const wanted = {
    from: from ?? undefined,
    to: to ?? undefined,
    query: query?.trim() || undefined,
    endsFrom: endsFrom ?? undefined,
    endsTo: endsTo ?? undefined,
    states: states?.length ? [...new Set(states)] : undefined,
  };
  const isPeriod = wanted.from && wanted.to && !wanted.query && !endsFrom && !endsTo && !wanted.states;
  if (!isPeriod) await requireFeature(context, "certificateArchiveFilters");
  const { value, userErrors } = await catchUserErrors(api.requestCertificateArchive(context.rest, wanted));
  return { archive: value?.archive ?? null, userErrors };
};
