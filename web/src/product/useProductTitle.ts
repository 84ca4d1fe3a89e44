import { graphql, useFragment } from "react-relay/hooks";
import { useAmount } from "../i18n/useAmount.ts";
import { useText } from "../i18n/useText.ts";
import type { useProductTitle_installation$key } from "./__generated__/useProductTitle_installation.graphql.ts";
import type { useProductTitle_product$key } from "./__generated__/useProductTitle_product.graphql.ts";
import { useProductMark } from "./useProductMark.ts";

const foil = "SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH";

/** The title of foil has the length of all strips, because the strips form one heated area. */
export function useProductTitle(
  productRef: useProductTitle_product$key,
  installationRef: useProductTitle_installation$key,
): string {
  const text = useText();
  const amount = useAmount();
  const markOf = useProductMark();
  const product = useFragment(
    graphql`
      fragment useProductTitle_product on InstalledProduct {
        id
        title
        recipe
      }
    `,
    productRef,
  );
  const { products } = useFragment(
    graphql`
      fragment useProductTitle_installation on Installation {
        products {
          id
          title
          recipe
          cableMarking
          cableLength
          length
        }
      }
    `,
    installationRef,
  );
  const mark = markOf(
    products,
    products.findIndex(({ id }) => id === product.id),
  );
  const marked = (title: string) => (mark === null ? title : `${title} · ${mark}`);
  const title = product.title || text("product.unknown");
  if (product.recipe !== foil) return marked(title);
  const total = products.reduce((sum, { recipe, cableLength }) => sum + (recipe === foil ? (cableLength ?? 0) : 0), 0);
  return marked(text("product.foilTitle", { title, length: amount(total, { min: 1, max: 2 }, "m") }));
}
