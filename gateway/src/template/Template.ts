import type { CompanyResolvers, TemplateResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { connectionOf, loadConnection, readWindow } from "../graphql/connection.ts";
import { hasFeature } from "../graphql/features.ts";
import { toGlobalId } from "../graphql/globalId.ts";
import { collatorOf } from "../graphql/languages.ts";
import type { TemplateSource } from "../graphql/sources.ts";
import { clientError, requireFound, unreadable } from "../rest/errors.ts";
import { fetchAllPages, take } from "../rest/paging.ts";
import type { RestTemplate } from "../rest/types.ts";

export const Template: TemplateResolvers = {
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

/** Titles from the outermost folder to `place`; empty for null. @throws UPSTREAM_ERROR for an impossible index */
export function pathTo(place: number | null, folders: Folders): string[] {
  if (place === null) return [];
  const found = folders[place];
  if (!found || (found.folder !== null && !(found.folder < place))) throw clientError("UPSTREAM_ERROR", unreadable);
  return [...pathTo(found.folder, folders), found.title];
}

/** A service without `listCursors` sorts templates by id only, so the whole list is read before a page is cut. */
export const loadTemplates: CompanyResolvers["templates"] = async (_, args, context) => {
  const language = await context.loaders.language();
  if (await hasFeature(context, "listCursors")) {
    const load = (range: object) => context.rest.call("listTemplates", { query: { sort: "name", language, ...range } });
    return loadConnection(context, args, load, { maxTake: take });
  }
  const window = readWindow(args);
  const { nodes } = await fetchAllPages((range) => context.rest.call("listTemplates", { query: range }));
  const { compare } = collatorOf(language);
  return connectionOf(
    nodes.toSorted((a, b) => compare(a.name, b.name)),
    window,
  );
};
