import type { CompanyFiguresArgs, InstallerFiguresResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import { toGlobalId } from "../globalId.ts";
import { isForbidden, isNotFound } from "../rest/errors.ts";
import { getFigures } from "./figuresApi.ts";

export const InstallerFigures: InstallerFiguresResolvers = {
  nodeId: ({ installer }) => toGlobalId("User", installer.id),
  name: ({ installer }) => installer.name,
};

/** Null for users who are no admins. @throws NOT_IMPLEMENTED when the service has no figures */
export async function loadFigures({ from, to }: CompanyFiguresArgs, { rest }: Context) {
  return getFigures(rest, { from, to }).catch((error: unknown) => {
    if (isForbidden(error)) return null;
    // The path names nothing that could be gone.
    if (!isNotFound(error)) throw error;
    throw clientError("NOT_IMPLEMENTED", "The warranty service of this installation has no figures.");
  });
}
