import type { MutationResolvers, NewInstallationInput, UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { itemKey, requireRequests, runItems, validateItems, withinPart } from "../graphql/bulk.ts";
import { type FolderKey, parseIds, requireIds } from "../graphql/globalId.ts";
import type { InstallationSource } from "../graphql/sources.ts";
import { catchUserErrors, userError } from "../graphql/userErrors.ts";
import { parseIdempotencyKey } from "../graphql/validation.ts";
import { installProduct, isInCatalogue, productNotFound, toExtraFields } from "../product/installedProduct.ts";
import { requireFound } from "../rest/errors.ts";
import type { Body, RestNewInstalledProduct } from "../rest/types.ts";
import { parseInstallationInput } from "./installationMutations.ts";

type Item = {
  installation: NewInstallation;
  /** The item's own key; without one the input's key and the index identify the item. */
  ownKey: string | undefined;
  userErrors: UserError[];
};

export const createInstallations: MutationResolvers["createInstallations"] = async (_, { input }, context) => {
  const { loaders, budget } = context;
  const folderKey = requireIds("Folder", input.folderId);
  const folder = () => loaders.folder.load(folderKey);
  const key = parseIdempotencyKey(input, context);
  const userErrors = validateItems(input.installations, "installations");
  if (userErrors.length > 0) return { folder, results: [], userErrors };
  const parsed: Item[] = [];
  for (const installation of input.installations) parsed.push(await parseItem(installation, context));
  const items = refuseRepeatedIds(parsed);
  const possible = items.flatMap((item) => (item.userErrors.length === 0 ? [item.installation] : []));
  if (possible.length > 0) {
    requireFound(await loaders.folder.load(folderKey), "There is no folder with this id.");
    requireRequests(countRequests(possible), budget);
  }
  // Looks up the products first, so that no installation is created and then left without its product.
  const isKnown = new Map(productIdsOf(possible).map((id) => [id, isInCatalogue(id, context)]));
  // Waits for all lookups, because an unhandled rejection ends the Node process, and some items begin late.
  await Promise.allSettled(isKnown.values());
  const create = async ({ installation, ownKey, userErrors }: Item, index: number) => {
    if (userErrors.length > 0) return { installation: null, userErrors };
    const known = await Promise.all(installation.products.map(({ productId }) => isKnown.get(productId)));
    const unknown = known.flatMap((isHere, at) => (isHere ? [] : withinPart(`products.${at}`, [productNotFound])));
    if (unknown.length > 0) return { installation: null, userErrors: unknown };
    const keyOf = (part: string) => (ownKey ? itemKey(ownKey, "", part) : itemKey(key, index, part));
    return createWithProducts(installation, { folderKey, keyOf }, context);
  };
  const results = await runItems(items, create, context);
  return { folder, results, userErrors };
};

async function parseItem(
  { products = [], idempotencyKey, ...input }: NewInstallationInput,
  context: Context,
): Promise<Item> {
  const ownKey = parseIdempotencyKey({ idempotencyKey }, { idempotencyKey: undefined });
  const { body, userErrors } = await parseInstallationInput(input, context);
  const parsed = products.map((product) => ({
    productId: parseIds("Product", product.productId)?.productId ?? "",
    ...toExtraFields(product),
  }));
  const malformed = parsed.flatMap(({ productId }, index) =>
    productId === "" ? withinPart(`products.${index}`, [productNotFound]) : [],
  );
  return { installation: { ...body, products: parsed }, ownKey, userErrors: [...userErrors, ...malformed] };
}

// With a repeated id, the service would create the first item and refuse the second.
function refuseRepeatedIds(items: Item[]): Item[] {
  const idOf = ({ installation }: Item) => installation.externalId ?? null;
  return items.map((item) => {
    const isRepeated = idOf(item) !== null && items.filter((other) => idOf(other) === idOf(item)).length > 1;
    if (!isRepeated) return item;
    const fault = userError("EXTERNAL_ID_TAKEN", "externalId stands here twice", "externalId");
    return { ...item, userErrors: [...item.userErrors, fault] };
  });
}

function productIdsOf(installations: NewInstallation[]): string[] {
  return [...new Set(installations.flatMap(({ products }) => products.map(({ productId }) => productId)))];
}

function countRequests(installations: NewInstallation[]): number {
  const added = installations.reduce((sum, { products }) => sum + products.length, 0);
  return productIdsOf(installations).length + installations.length + added;
}

export type NewInstallation = Body<"createInstallation"> & {
  products: Omit<RestNewInstalledProduct, "installationId">[];
};

type Place = { folderKey: FolderKey; keyOf(part: string): string | undefined };
type Created = { installation: InstallationSource | null; userErrors: UserError[] };

/** Creates the installation, and adds the products in their order. A refused product only becomes a user error. */
export async function createWithProducts(
  { products, ...body }: NewInstallation,
  { folderKey, keyOf }: Place,
  context: Context,
): Promise<Created> {
  const { value, userErrors } = await catchUserErrors(
    context.rest.call("createInstallation", { ...folderKey, body, idempotencyKey: keyOf("") }),
  );
  if (!value || products.length === 0) return { installation: value, userErrors };
  const refused: UserError[] = [];
  for (const [index, product] of products.entries()) {
    const part = `products.${index}`;
    const added = await installProduct({ ...product, installationId: value.id }, keyOf(part), context);
    refused.push(...withinPart(part, added.userErrors));
  }
  // Leaves out the products, so that a selected product list is read again.
  const { products: _, ...row } = value;
  return { installation: row, userErrors: refused };
}
