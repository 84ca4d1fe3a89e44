/** What other folders may use of products besides their components. */
export { useProductMark } from "./useProductMark.ts";
export { useProductTitle } from "./useProductTitle.ts";
