import { graphql, useFragment } from "react-relay/hooks";
import { useAmount } from "../i18n/useAmount.ts";
import { useText } from "../i18n/useText.ts";
import type { useProductTitle_installation$key } from "./__generated__/useProductTitle_installation.graphql.ts";
import type { useProductTitle_product$key } from "./__generated__/useProductTitle_product.graphql.ts";

const foil = "SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH";

/** A product's title; for foil with the total length of all foil in the installation, since strips are one heated area. */
export function useProductTitle(
  productRef: useProductTitle_product$key,
  installationRef: useProductTitle_installation$key,
): string {
  const text = useText();
  const amount = useAmount();
  const product = useFragment(
    graphql`
      fragment useProductTitle_product on InstalledProduct {
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
          recipe
          cableLength
        }
      }
    `,
    installationRef,
  );
  const title = product.title || text("product.unknown");
  if (product.recipe !== foil) return title;
  const total = products.reduce((sum, { recipe, cableLength }) => sum + (recipe === foil ? (cableLength ?? 0) : 0), 0);
  return text("product.foilTitle", { title, length: amount(total, { least: 1, most: 2 }, "m") });
}
