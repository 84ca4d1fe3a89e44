import { useIntl } from "react-intl";
import { useText } from "../i18n/useText.ts";

/** The catalogue product to exchange. */
export type FormerProduct = { readonly id: string; readonly recipe: string | null | undefined };

type Candidate = { readonly recipe: string | null | undefined; readonly extraFields: readonly string[] };

const byCurrent: readonly unknown[] = ["SELF_REGULATING_FLEXIBLE_LENGTH", "PARALLEL_RESISTIVE_FLEXIBLE_LENGTH"];
const labels = {
  CABLE_LENGTH: "product.cableLength",
  VOLTAGE: "product.voltage",
  ISOLATION: "product.isolation",
} as const;

/** The reason why the service refuses a product in an exchange; null for a product of the same recipe. */
export function useProductMisfit() {
  const text = useText();
  const { formatList } = useIntl();
  return (former: FormerProduct, { recipe, extraFields }: Candidate): string | null => {
    if (recipe === former.recipe) return null;
    const isByCurrent = byCurrent.includes(recipe);
    if (isByCurrent !== byCurrent.includes(former.recipe))
      return text(isByCurrent ? "product.misfit.current" : "product.misfit.resistance");
    const needed = Object.entries(labels).flatMap(([field, label]) => (extraFields.includes(field) ? text(label) : []));
    return needed.length === 0
      ? text("product.misfit.fixedLength")
      : text("product.misfit.fields", { fields: formatList(needed, { type: "conjunction" }) });
  };
}
