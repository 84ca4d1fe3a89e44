import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useAmount } from "../i18n/useAmount.ts";
import type {
  FoilExpected_installation$data,
  FoilExpected_installation$key,
} from "./__generated__/FoilExpected_installation.graphql.ts";
import type { FoilExpected_product$key } from "./__generated__/FoilExpected_product.graphql.ts";
import { foilExpectation } from "./foilExpectation.ts";
import { type Draft, type ExpectedOf, readDraft } from "./productDraft.ts";

const foil = "SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH";

type Props = {
  productRef: FoilExpected_product$key;
  installationRef: FoilExpected_installation$key;
  draft: Draft;
};

/** Shows the expected resistance of all strips together, because foil is measured as a whole. */
export function FoilExpected({ productRef, installationRef, draft }: Props) {
  const product = useFragment(
    graphql`
      fragment FoilExpected_product on Product {
        recipe
        extraFields
        power
      }
    `,
    productRef,
  );
  const { products } = useFragment(
    graphql`
      fragment FoilExpected_installation on Installation {
        products {
          recipe
          cableLength
          power
        }
      }
    `,
    installationRef,
  );
  return <FoilExpectation product={product} others={products} draft={draft} />;
}

type Expectation = {
  product: Pick<ExpectedOf, "recipe" | "extraFields" | "power">;
  others: FoilExpected_installation$data["products"];
  draft: Draft;
};

export function FoilExpectation({ product: { recipe, extraFields, power }, others: products, draft }: Expectation) {
  const amount = useAmount();
  const length = readDraft(draft, extraFields).extra?.cableLength;
  if (recipe !== foil || !power || !length) return null;
  const others = products.filter((product) => product.recipe === foil);
  const expected = foilExpectation([...others.map((other) => other.power), power * length]);
  if (!expected) return null;
  const total = others.reduce((sum, other) => sum + (other.cableLength ?? 0), length);
  return (
    <p>
      <Text
        id="product.expectedFoil"
        values={{
          length: amount(total, { min: 1, max: 2 }, "m"),
          resistance: amount(expected.resistance, { min: 1, max: 1 }, "Ω"),
          power: amount(expected.power, { min: 0, max: 0 }, "W"),
        }}
      />
    </p>
  );
}
