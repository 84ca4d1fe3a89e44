import { graphql, useFragment } from "react-relay/hooks";
import { useAmount } from "../i18n/useAmount.ts";
import { useText } from "../i18n/useText.ts";
import { Card } from "../ui/Card.tsx";
import type { CopiedProducts_products$key } from "./__generated__/CopiedProducts_products.graphql.ts";
import { ProductRow } from "./ProductRow.tsx";

/** The products that a copied installation gets: with voltage and length, but without the cable marking. */
export function CopiedProducts({ productsRef }: { productsRef: CopiedProducts_products$key }) {
  const text = useText();
  const amount = useAmount();
  const products = useFragment(
    graphql`
      fragment CopiedProducts_products on InstalledProduct @relay(plural: true) {
        id
        title
        number
        length
        voltage
        isolation
      }
    `,
    productsRef,
  );
  return (
    <Card flush>
      <ul>
        {products.map(({ id, title, number, length, voltage, isolation }) => {
          const amounts = [
            typeof length === "number" && amount(length, { min: 1, max: 2 }, "m"),
            typeof voltage === "number" && amount(voltage, { min: 0, max: 2 }, "V"),
          ];
          const lines = {
            title: title || text("product.unknown"),
            particulars: [number, isolation && text("product.isolation")].filter(Boolean).join(" · "),
            amounts: amounts.filter((each) => each !== false),
          };
          return <ProductRow key={id} lines={lines} />;
        })}
      </ul>
    </Card>
  );
}
