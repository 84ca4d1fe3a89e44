import type { Context } from "../context.ts";
import type { RestProduct } from "../rest/types.ts";

type Numbers = Pick<RestProduct, "articleNumber" | "snro" | "elNumber">;

/** The number that electricians of the viewer's country know a product by. */
export async function countryNumber(product: Numbers, _: unknown, { loaders }: Context): Promise<string> {
  const companyId = (await loaders.viewer())?.companyId;
  const company = companyId ? await loaders.company.load(companyId) : null;
  if (company?.country === "FI") return product.snro ?? product.articleNumber;
  if (company?.country === "NO") return product.elNumber ?? product.articleNumber;
  return product.articleNumber;
}
