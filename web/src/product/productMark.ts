type Marked = {
  readonly title: string;
  readonly cableMarking?: string | null;
  readonly length?: number | null;
};

/** Distinguishes products of the same title by their marking, else by their place. */
type ProductMark = { kind: "marking"; marking: string } | { kind: "place"; place: number; length: number | null };

/** The mark of the product at index `at`; null if no other product has the same title. A place counts from 1. */
export function productMark(products: readonly Marked[], at: number): ProductMark | null {
  const product = products[at];
  const equal = products.filter(({ title }) => title === product?.title);
  if (!product || equal.length < 2) return null;
  const { cableMarking: marking, length = null } = product;
  const place = products.slice(0, at + 1).filter(({ title }) => title === product.title).length;
  if (marking && equal.filter(({ cableMarking }) => cableMarking === marking).length === 1)
    return { kind: "marking", marking };
  return { kind: "place", place, length };
}
