import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useAmount } from "../i18n/useAmount.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { SeriesExpected_product$key } from "./__generated__/SeriesExpected_product.graphql.ts";
import styles from "./ProductForm.module.css";
import { type Draft, type ExpectedOf, readDraft } from "./productDraft.ts";
import { seriesExpectation } from "./seriesExpectation.ts";

type Props = { productRef: SeriesExpected_product$key; draft: Draft };

/** Shows the expected resistance for the typed length and voltage, and warns if the power per metre is unlikely. */
export function SeriesExpected({ productRef, draft }: Props) {
  const product = useFragment(
    graphql`
      fragment SeriesExpected_product on Product {
        extraFields
        resistancePerMetre
      }
    `,
    productRef,
  );
  return <SeriesExpectation product={product} draft={draft} />;
}

type Expectation = { product: Pick<ExpectedOf, "extraFields" | "resistancePerMetre">; draft: Draft };

export function SeriesExpectation({ product: { extraFields, resistancePerMetre }, draft }: Expectation) {
  const amount = useAmount();
  const { extra } = readDraft(draft, extraFields);
  if (!resistancePerMetre || !extra?.cableLength || !extra.voltage) return null;
  const expected = seriesExpectation(resistancePerMetre, extra.cableLength, extra.voltage);
  const values = {
    resistance: amount(expected.resistance, { min: 1, max: 1 }, "Ω"),
    power: amount(expected.power, { min: 0, max: 0 }, "W"),
    powerPerMetre: amount(expected.powerPerMetre, { min: 1, max: 1 }, "W/m"),
  };
  return (
    <>
      <p>
        <Text id="product.expected" values={values} />
      </p>
      {expected.fault && (
        <p className={styles.warning}>
          <StatusIcon name="near-limit" size={16} />
          <Text id={`product.length.${expected.fault}`} values={values} />
        </p>
      )}
    </>
  );
}
