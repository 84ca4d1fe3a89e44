import { type ComponentProps, useRef } from "react";
import { isTooLong } from "../forms/textLimits.ts";
import { useText } from "../i18n/useText.ts";
import { compactNumber, isGtin, productNumberIn } from "../scan/gtin.ts";
import { ScanButton } from "../scan/ScanButton.tsx";
import { ProductFormField } from "./ProductFormField.tsx";
import { productLimits } from "./productDraft.ts";

type Props = Pick<ComponentProps<typeof ProductFormField>, "input" | "isFaulty"> & {
  value: string;
  onScan: (marking: string) => void;
};

/** The marking identifies one cable. An EAN is the same on every package, so the field refuses it. */
export function MarkingField({ value, onScan, ...field }: Props) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const max = productLimits.CABLE_MARKING;
  const faultOf = (code: string) => {
    if (isEan(productNumberIn(code))) return text("scan.isProduct", { code: productNumberIn(code) });
    return isTooLong(code, max) ? text("form.maxLength", { max }) : null;
  };
  const takeCode = (code: string) => {
    const fault = faultOf(code);
    if (fault === null) onScan(code.trim());
    return fault;
  };
  return (
    <div ref={box}>
      <ProductFormField
        {...field}
        field="CABLE_MARKING"
        note={isEan(compactNumber(value)) && text("scan.isProduct", { code: value.trim() })}
        action={
          <ScanButton
            title={text("scan.marking")}
            onCode={takeCode}
            focusAfter={() => box.current?.querySelector("input") ?? null}
          />
        }
      />
    </div>
  );
}

/** A number under 13 digits may be a marking. */
const isEan = (number: string) => number.length >= 13 && isGtin(number);
