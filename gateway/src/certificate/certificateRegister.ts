import type {
  CertificateEdgeResolvers,
  CertificateOrderField,
  CompanyCertificatesArgs,
  RequireFields,
} from "../__generated__/resolvers.ts";
import { connectionOfPage, readWindow } from "../connection.ts";
import type { Context } from "../context.ts";
import { dayOf } from "../day.ts";
import { clientError } from "../errors.ts";
import { isNotFound } from "../rest/errors.ts";
import type { RestRegisteredCertificate } from "../rest/types.ts";
import { listCertificates } from "./certificateApi.ts";

export type CertificateEdgeSource = { node: RestRegisteredCertificate; cursor: string };

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

/** @throws NOT_IMPLEMENTED when the service has no such list */
export async function loadCertificateRegister(args: Arguments, { rest, loaders }: Context) {
  const { query, from, to, endsFrom, endsTo, state, orderBy } = args;
  const window = readWindow(args);
  const { field, direction } = { field: "ACTIVATION_DATE", direction: "DESC", ...orderBy } as const;
  const { data, meta } = await listCertificates(rest, {
    query: query?.trim() || undefined,
    from: from ?? undefined,
    to: to ?? undefined,
    endsFrom: endsFrom ?? undefined,
    endsTo: endsTo ?? undefined,
    state: state ?? undefined,
    sort: `${direction === "DESC" ? "-" : ""}${columns[field]}`,
    language: field === "CUSTOMER" ? await loaders.language() : undefined,
    skip: window.skip,
    take: window.first,
  }).catch(refuse);
  return connectionOfPage(data, meta.count, window);
}

// The path names nothing that could be gone.
function refuse(error: unknown): never {
  if (!isNotFound(error)) throw error;
  throw clientError("NOT_IMPLEMENTED", "The warranty service of this installation has no register of certificates.");
}
