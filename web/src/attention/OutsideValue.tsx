import { useIntl } from "react-intl";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { type Quantity, readingWithUnit } from "../reading/reading.ts";
import styles from "./AttentionGroup.module.css";

type Props = {
  quantity: string;
  value: number | null | undefined;
  minimum: number | null | undefined;
  maximum: number | null | undefined;
};

export function OutsideValue({ quantity, value, minimum, maximum }: Props) {
  const text = useText();
  const { locale } = useIntl();
  if (quantity !== "RESISTANCE" && quantity !== "INSULATION") return null;
  const known: Quantity = quantity;
  const words = (number: number) => readingWithUnit({ kind: "value", value: number }, known, locale);
  const isAbove = value == null || (maximum != null && value > maximum);
  const limit = isAbove ? maximum : minimum;
  return (
    <div className={styles.reason}>
      {text(`quantity.${known}`)} {value == null ? text("attention.overRange") : words(value)}
      {limit != null && (
        <>
          {"\u00a0· "}
          <span className={styles.limit}>
            <Text id={isAbove ? "attention.max" : "attention.min"} values={{ limit: words(limit) }} />
          </span>
        </>
      )}
    </div>
  );
}
