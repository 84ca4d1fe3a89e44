import { SelectField } from "../forms/SelectField.tsx";
import { useText } from "../i18n/useText.ts";
import type { Assumed } from "./assumedQuantity.ts";

type Props = { assumed: Assumed; onChoose: (quantity: string) => void };

/** Tells the quantity assumed for a column without a heading, and changes it for all values without a unit. */
export function QuantityChoice({ assumed: { quantity, isChosen, options }, onChoose }: Props) {
  const text = useText();
  return (
    <SelectField
      isBare
      isLow
      label={text("measuring.file.holds")}
      value={quantity}
      options={options.map((value) => {
        const step = text(`quantity.${value}`);
        return { value, label: value === quantity && !isChosen ? text("measuring.file.assumed", { step }) : step };
      })}
      onChange={onChoose}
    />
  );
}
