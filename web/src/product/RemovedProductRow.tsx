import { Button } from "@blueprintjs/core";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { takeFreeFocus } from "../ui/takeFreeFocus.ts";
import { type ProductLines, ProductRow } from "./ProductRow.tsx";

type Props = { lines: ProductLines; isReturning: boolean; onUndo: () => void };

export function RemovedProductRow({ lines, isReturning, onUndo }: Props) {
  const text = useText();
  return (
    <ProductRow
      isRemoved
      lines={lines}
      action={
        <Button
          ref={takeFreeFocus}
          aria-label={text("product.undo", { title: lines.title })}
          loading={isReturning}
          onClick={onUndo}
        >
          <Text id="app.undo" />
        </Button>
      }
    />
  );
}
