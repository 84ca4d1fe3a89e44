import type { UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { withinPart } from "../graphql/bulk.ts";
import type { FolderKey } from "../graphql/globalId.ts";
import { catchUserErrors } from "../graphql/userErrors.ts";
import { installProduct } from "../product/installProduct.ts";
import type { NewInstalledProduct } from "../product/productApi.ts";
import type { Body } from "../rest/types.ts";
import type { InstallationSource } from "../sources.ts";
import { createInstallation } from "./installationApi.ts";

export type NewInstallation = Body<"createInstallation"> & { products: Omit<NewInstalledProduct, "installationId">[] };

type Options = {
  folderKey: FolderKey;
  /** Gives each call an idempotency key, if there is one. */
  keyOf(part: string): string | undefined;
};

type Created = { installation: InstallationSource | null; userErrors: UserError[] };

/** Makes an installation and adds its products in their order; without those that the service refuses. */
export async function createWithProducts(
  { products, ...body }: NewInstallation,
  { folderKey, keyOf }: Options,
  context: Context,
): Promise<Created> {
  const ids = { companyId: await context.loaders.companyId(), ...folderKey };
  const { value, userErrors } = await catchUserErrors(createInstallation(context.rest, ids, body, keyOf("")));
  if (!value || products.length === 0) return { installation: value, userErrors };
  const refused: UserError[] = [];
  for (const [index, product] of products.entries()) {
    const part = `products.${index}`;
    const added = await installProduct({ ...product, installationId: value.id }, keyOf(part), context);
    refused.push(...withinPart(part, added.userErrors));
  }
  // Without the products, which are loaded again if they are selected.
  const { products: _, ...row } = value;
  return { installation: row, userErrors: refused };
}
