import type {
  CertificateEdgeResolvers,
  CertificateOrderField,
  CompanyCertificatesArgs,
  MutationResolvers,
  RequireFields,
} from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { emptyConnection, loadConnection } from "../graphql/connection.ts";
import { requireFeature } from "../graphql/features.ts";
import { dayOf } from "../graphql/scalars.ts";
import { catchUserErrors } from "../graphql/userErrors.ts";
import { isVisible } from "../graphql/validation.ts";
import type { RestRegisteredCertificate } from "../rest/types.ts";

export const CertificateEdge: CertificateEdgeResolvers = {
  projectId: ({ node }) => node.projectId,
  projectName: ({ node }) => node.projectName,
  folderName: ({ node }) => node.folderName,
  isProjectArchived: ({ node }) => node.archived,
  customer: ({ node }) => node.customer,
  city: ({ node }) => node.city,
  validUntil: ({ node }) => dayOf(node.validUntil),
  rooms: ({ node }) => node.rooms,
  roomCount: ({ node }) => node.rooms.length,
};

type Arguments = RequireFields<CompanyCertificatesArgs, "first">;

const columns = {
  ACTIVATION_DATE: "activationDate",
  VALID_UNTIL: "validUntil",
  NUMBER: "number",
  CUSTOMER: "customer",
} as const satisfies Record<CertificateOrderField, string>;

export async function loadCertificateRegister(args: Arguments, context: Context) {
  const { rest, loaders } = context;
  const { query, from, to, endsFrom, endsTo, state, states, statuses, updatedSince, orderBy } = args;
  const period = { from, to, endsFrom, endsTo };
  const isExcluded = state && states?.length && !states.includes(state);
  if (isExcluded) return emptyConnection(args);
  const anyOf = state ? [state] : [...new Set(states)];
  const status = statuses?.length ? [...new Set(statuses)] : undefined;
  if (status) await requireFeature(context, "certificateWithdrawal");
  const { field, direction } = { field: "ACTIVATION_DATE", direction: "DESC", ...orderBy } as const;
  const wanted = {
    query: query?.trim() || undefined,
    ...period,
    state: anyOf.length > 0 ? anyOf : undefined,
    status,
    updatedSince,
    sort: `${direction === "DESC" ? "-" : ""}${columns[field]}`,
    language: field === "CUSTOMER" ? await loaders.language() : undefined,
  } as const;
  return loadConnection(context, args, (range) => rest.call("listCertificates", { query: { ...wanted, ...range } }));
}

/** Null for an unknown number, and for a text that the service would refuse as a number. */
export async function findByNumber(given: string, context: Context): Promise<RestRegisteredCertificate | null> {
  await requireFeature(context, "certificateNumbers");
  const number = given.trim();
  if (!isVisible(number) || Array.from(number).length > 100) return null;
  return (await context.rest.call("listCertificates", { query: { number, take: 1 } })).data[0] ?? null;
}

export const requestCertificateArchive: MutationResolvers["requestCertificateArchive"] = async (
  _,
  { input: { from, to, query, endsFrom, endsTo, states, statuses } },
  context,
) => {
  const wanted = {
    from: from ?? undefined,
    to: to ?? undefined,
    query: query?.trim() || undefined,
    endsFrom: endsFrom ?? undefined,
    endsTo: endsTo ?? undefined,
    states: states?.length ? [...new Set(states)] : undefined,
    statuses: statuses?.length ? [...new Set(statuses)] : undefined,
  };
  const isPeriod =
    wanted.from && wanted.to && !wanted.query && !endsFrom && !endsTo && !wanted.states && !wanted.statuses;
  if (wanted.statuses) await requireFeature(context, "certificateWithdrawal");
  if (!isPeriod) await requireFeature(context, "certificateArchiveFilters");
  const { value, userErrors } = await catchUserErrors(context.rest.call("requestCertificateArchive", { body: wanted }));
  return { archive: value?.archive ?? null, userErrors };
};
