import { productCatalogue } from "../../product/catalogue.ts";
import { catalogueRow } from "../../product/catalogueRow.ts";

/** The catalogue's row for an article number as it is printed, "E 89 607 03". */
export function catalogueProduct(articleNumber: string) {
  const product = productCatalogue.find((candidate) => candidate.articleNumber === articleNumber);
  if (!product) throw new Error(`The catalogue has no product ${articleNumber}.`);
  return catalogueRow(product);
}
