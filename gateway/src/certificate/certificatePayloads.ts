import type { UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import type { RestCertificate } from "../rest/types.ts";
import { inProject } from "./signableFolders.ts";

/** The outcome of sending certificates; the project is read anew only when it is asked for. */
export type SendCertificateResult = {
  projectId: string;
  archived: boolean;
  certificates: RestCertificate[];
  userErrors: UserError[];
};

/** The outcome of sending certificates again. */
export type ResendCertificateResult = Omit<SendCertificateResult, "archived">;

/** The project and the certificates of a payload, as they are after the sending. */
export const sentPayload = {
  certificates: ({ projectId, certificates }: ResendCertificateResult) => inProject(certificates, projectId),
  project: ({ projectId }: ResendCertificateResult, _: unknown, { loaders }: Context) =>
    loaders.project.load(projectId),
};
