import { Text } from "../i18n/Text.tsx";
import { useAmount } from "../i18n/useAmount.ts";
import { useText } from "../i18n/useText.ts";
import styles from "./ProductResults.module.css";

type Props = {
  isInRoom?: boolean;
  product: { readonly title: string; readonly number: string; readonly nominalResistance?: number | null | undefined };
};

export function ProductLines({ isInRoom = false, product: { title, number, nominalResistance } }: Props) {
  const text = useText();
  const amount = useAmount();
  const resistanceOf = (ohms: number) => amount(ohms, { min: 1, max: 1 }, "Ω");
  return (
    <div className={styles.names}>
      <div className={styles.title}>{title || text("product.unknown")}</div>
      <div className={styles.number}>
        {number}
        {typeof nominalResistance === "number" && (
          <>
            {" · "}
            <span title={text("product.nominalResistance", { resistance: resistanceOf(nominalResistance) })}>
              {resistanceOf(nominalResistance)}
            </span>
          </>
        )}
      </div>
      {isInRoom && (
        <div className={styles.inRoom}>
          <Text id="product.inRoom" />
        </div>
      )}
    </div>
  );
}
