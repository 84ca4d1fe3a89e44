import type {
  CertificateEdgeResolvers,
  CertificateOrderField,
  CompanyCertificatesArgs,
  MutationResolvers,
  RequireFields,
} from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { emptyConnection, loadConnection, withEdgeFields } from "../graphql/connection.ts";
import { requireFeature } from "../graphql/features.ts";
import { catchUserErrors } from "../graphql/userErrors.ts";
import { distinct, givenFields, isVisible } from "../graphql/validation.ts";
import type { RestRegisteredCertificate } from "../rest/types.ts";

export const CertificateEdge: CertificateEdgeResolvers = {
  isProjectArchived: ({ archived }) => archived,
  roomCount: ({ rooms }) => rooms.length,
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
  if (isExcluded) return withEdgeFields(emptyConnection<RestRegisteredCertificate>(args));
  const status = distinct(statuses);
  if (status) await requireFeature(context, "certificateWithdrawal");
  const { field, direction } = { field: "ACTIVATION_DATE", direction: "DESC", ...orderBy } as const;
  const wanted = {
    query: query?.trim() || undefined,
    ...period,
    state: state ? [state] : distinct(states),
    status,
    updatedSince,
    sort: `${direction === "DESC" ? "-" : ""}${columns[field]}`,
    language: field === "CUSTOMER" ? await loaders.language() : undefined,
  } as const;
  const load = (range: object) => rest.call("listCertificates", { query: { ...wanted, ...range } });
  return withEdgeFields(await loadConnection(context, args, load));
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
  { input },
  context,
) => {
  const { from, to, endsFrom, endsTo } = input;
  const [states, statuses] = [distinct(input.states), distinct(input.statuses)];
  const filters = givenFields({ query: input.query?.trim() || undefined, endsFrom, endsTo, states, statuses });
  const isPeriod = from && to && Object.keys(filters).length === 0;
  if (statuses) await requireFeature(context, "certificateWithdrawal");
  if (!isPeriod) await requireFeature(context, "certificateArchiveFilters");
  const body = { ...givenFields({ from, to }), ...filters };
  const { value, userErrors } = await catchUserErrors(context.rest.call("requestCertificateArchive", { body }));
  return { archive: value?.archive ?? null, userErrors };
};
