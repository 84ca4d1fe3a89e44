import type { CompanyFiguresArgs, InstallerFiguresResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { toGlobalId } from "../graphql/globalId.ts";
import { isForbidden } from "../rest/errors.ts";

export const InstallerFigures: InstallerFiguresResolvers = {
  nodeId: ({ installer }) => toGlobalId("User", installer.id),
  name: ({ installer }) => installer.name,
};

/** Null for users who are no admins. */
export async function loadFigures({ from, to }: CompanyFiguresArgs, { rest }: Context) {
  return rest.call("getFigures", { query: { from, to } }).catch((error: unknown) => {
    if (isForbidden(error)) return null;
    throw error;
  });
}
