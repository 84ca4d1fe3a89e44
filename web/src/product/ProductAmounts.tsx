import { useAmount } from "../i18n/useAmount.ts";
import styles from "./ProductResults.module.css";

type Optional = number | null | undefined;

type Props = {
  product: {
    readonly recipe: string | null | undefined;
    readonly power: Optional;
    readonly minResistance: Optional;
    readonly maxResistance: Optional;
  };
};

/** The limits and the power: of the whole product, or of a metre of a product that is cut to length. */
export function ProductAmounts({ product: { recipe, power, minResistance: min, maxResistance: max } }: Props) {
  const amount = useAmount();
  const per = recipe === null ? "" : "/m";
  const decimals = recipe === null ? { min: 1, max: 1 } : { min: 2, max: 3 };
  return (
    <div className={styles.amounts}>
      {typeof min === "number" && typeof max === "number" && (
        <div>
          {amount(min, decimals)}–{amount(max, decimals, `Ω${per}`)}
        </div>
      )}
      {typeof power === "number" && <div>{amount(power, { min: 0, max: 1 }, `W${per}`)}</div>}
    </div>
  );
}
