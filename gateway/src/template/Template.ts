import type { CompanyTemplatesArgs, RequireFields, TemplateResolvers } from "../__generated__/resolvers.ts";
import { connectionOf, readWindow } from "../connection.ts";
import type { Context } from "../context.ts";
import { clientError, requireFound, unreadable } from "../errors.ts";
import { toGlobalId } from "../globalId.ts";
import { collatorOf } from "../languages.ts";
import { fetchAllPages } from "../rest/paging.ts";
import type { RestTemplate, RestTemplateSummary } from "../rest/types.ts";
import { listTemplates } from "./templateApi.ts";

/** A list's row, or the whole template. */
export type TemplateSource = RestTemplateSummary | RestTemplate;

export const Template: TemplateResolvers = {
  id: ({ id }) => toGlobalId("Template", id),
  folders: async (template, _, context) => {
    const { folders } = await loadDetail(template, context);
    return folders.map((__, place) => ({ path: pathTo(place, folders) }));
  },
  rooms: async (template, _, context) => {
    const detail = await loadDetail(template, context);
    return detail.rooms.map((room) => toTemplateRoom(room, detail.folders));
  },
};

async function loadDetail(template: TemplateSource, { loaders }: Context): Promise<RestTemplate> {
  if ("rooms" in template) return template;
  return requireFound(
    await loaders.template.load(template.id),
    "The template was not found. It may have been deleted.",
  );
}

export function toTemplateRoom({ title, folder, products }: RestTemplate["rooms"][number], folders: Folders) {
  return {
    title,
    path: pathTo(folder, folders),
    products: products.map((product) => ({ ...product, productId: toGlobalId("Product", product.productId) })),
  };
}

type Folders = RestTemplate["folders"];

/** Titles of the folders from the outermost to the one at that index. @throws UPSTREAM_ERROR for an index that breaks the contract */
export function pathTo(place: number | null, folders: Folders): string[] {
  if (place === null) return [];
  const found = folders[place];
  if (!found || (found.folder !== null && !(found.folder < place))) throw clientError("UPSTREAM_ERROR", unreadable);
  return [...pathTo(found.folder, folders), found.title];
}

type Arguments = RequireFields<CompanyTemplatesArgs, "first">;

/** The service's order is not people's, so the whole list is read before the page is cut. */
export async function loadTemplates(companyId: string, args: Arguments, context: Context) {
  const window = readWindow(args);
  const { nodes } = await fetchAllPages((range) => listTemplates(context.rest, companyId, range));
  const { compare } = collatorOf(await context.loaders.language());
  return connectionOf(
    nodes.toSorted((a, b) => compare(a.name, b.name)),
    window,
  );
}
