/** Functions of products for other folders. */
export { useProductMark } from "./useProductMark.ts";
export { useProductTitle } from "./useProductTitle.ts";
