import { useIntl } from "react-intl";
import { useText } from "../i18n/useText.ts";

/** The catalogue product to exchange. */
export type FormerProduct = { readonly id: string; readonly recipe: string | null | undefined };

type Candidate = Pick<FormerProduct, "recipe">;

const byCurrent: readonly unknown[] = ["SELF_REGULATING_FLEXIBLE_LENGTH", "PARALLEL_RESISTIVE_FLEXIBLE_LENGTH"];
/** The fields that the service asks for with each product that is cut to length. */
const fieldsOf: Record<string, readonly string[]> = {
  SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH: ["CABLE_LENGTH"],
  SERIES_RESISTIVE_FLEXIBLE_LENGTH: ["CABLE_LENGTH", "VOLTAGE"],
  SELF_REGULATING_FLEXIBLE_LENGTH: ["CABLE_LENGTH", "ISOLATION"],
  PARALLEL_RESISTIVE_FLEXIBLE_LENGTH: ["CABLE_LENGTH"],
};
const labels = {
  CABLE_LENGTH: "product.cableLength",
  VOLTAGE: "product.voltage",
  ISOLATION: "product.isolation",
} as const;

/** The reason why the service refuses a product in an exchange; null for a product of the same recipe. */
export function useProductMisfit() {
  const text = useText();
  const { formatList, locale } = useIntl();
  return (former: FormerProduct, { recipe }: Candidate): string | null => {
    if (recipe === former.recipe) return null;
    const isByCurrent = byCurrent.includes(recipe);
    if (isByCurrent !== byCurrent.includes(former.recipe))
      return text(isByCurrent ? "product.misfit.current" : "product.misfit.resistance");
    if (!recipe) return text("product.misfit.fixedLength");
    const [asked, known] = [recipe, former.recipe].map((each) => new Set(fieldsOf[each ?? ""]));
    const differing = Object.entries(labels).flatMap(([field, label]) =>
      asked?.has(field) === known?.has(field) ? [] : inSentence(text(label), locale),
    );
    return text("product.misfit.fields", { fields: formatList(differing, { type: "conjunction" }) });
  };
}

/** German nouns keep their capital. */
const inSentence = (label: string, locale: string) =>
  locale.startsWith("de") ? label : label.toLocaleLowerCase(locale);
