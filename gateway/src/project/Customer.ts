import type { CompanyResolvers } from "../__generated__/resolvers.ts";
import { isVisible } from "../graphql/validation.ts";
import { orNull } from "../rest/errors.ts";

export const loadCustomer: CompanyResolvers["customer"] = async (_, args, { rest, loaders }) => {
  const given = { email: textOf(args.email, 254), name: textOf(args.name, 100) };
  if (!given.email && !given.name) return null;
  const customer = await orNull(rest.call("getCustomer", { query: given }));
  for (const project of customer?.projects ?? []) loaders.project.prime(project.id, project);
  return customer;
};

/** Leaves out a text that the service would refuse. */
function textOf(text: string | null | undefined, maxLength: number): string | undefined {
  const trimmed = text?.trim() ?? "";
  return isVisible(trimmed) && trimmed.length <= maxLength && !/\p{Cc}/u.test(trimmed) ? trimmed : undefined;
}
