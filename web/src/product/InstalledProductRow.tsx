import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useAmount } from "../i18n/useAmount.ts";
import { useText } from "../i18n/useText.ts";
import type { InstalledProductRow_installation$key } from "./__generated__/InstalledProductRow_installation.graphql.ts";
import type { InstalledProductRow_product$key } from "./__generated__/InstalledProductRow_product.graphql.ts";
import { type ProductLines, ProductRow } from "./ProductRow.tsx";
import { useProductTitle } from "./useProductTitle.ts";

type Props = {
  productRef: InstalledProductRow_product$key;
  installationRef: InstalledProductRow_installation$key;
  changes?: (lines: ProductLines) => ReactNode;
};

export function InstalledProductRow({ productRef, installationRef, changes }: Props) {
  const amount = useAmount();
  const text = useText();
  const product = useFragment(
    graphql`
      fragment InstalledProductRow_product on InstalledProduct {
        number
        cableMarking
        length
        power
        voltage
        isolation
        ...useProductTitle_product
      }
    `,
    productRef,
  );
  const installation = useFragment(
    graphql`
      fragment InstalledProductRow_installation on Installation {
        ...useProductTitle_installation
      }
    `,
    installationRef,
  );
  const title = useProductTitle(product, installation);
  const particulars = [product.number, product.cableMarking, product.isolation && text("product.isolation")];
  const amounts = [
    typeof product.length === "number" &&
      `${text("product.cableLength")} ${amount(product.length, { min: 1, max: 2 }, "m")}`,
    typeof product.power === "number" && amount(product.power, { min: 0, max: 0 }, "W"),
    typeof product.voltage === "number" && amount(product.voltage, { min: 0, max: 2 }, "V"),
  ];
  const lines = {
    title,
    particulars: particulars.filter(Boolean).join(" · "),
    amounts: amounts.filter((each) => each !== false),
  };
  return <ProductRow lines={lines} changes={changes?.(lines)} />;
}
