import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useAmount } from "../i18n/useAmount.ts";
import type { ExchangeOutcome_installation$key } from "./__generated__/ExchangeOutcome_installation.graphql.ts";
import styles from "./ExchangeOutcome.module.css";
import { limitsAfter } from "./exchangeOutcome.ts";
import { StepsAfter } from "./StepsAfter.tsx";
import type { ChosenProduct } from "./useProductChoice.ts";

type Props = {
  /** The installed product's global id. */
  productId: string;
  installationRef: ExchangeOutcome_installation$key;
  chosen: ChosenProduct;
};

/** Compares the installed product with the chosen one, and tells how recorded values will be judged. */
export function ExchangeOutcome({ productId, installationRef, chosen }: Props) {
  const amount = useAmount();
  const { products, steps } = useFragment(
    graphql`
      fragment ExchangeOutcome_installation on Installation {
        products {
          id
          measurementId
          length
          power
        }
        steps {
          entries {
            measurementId
            measurements {
              quantity
              value
              isOverRange
              lowerBound
              isNotMeasured
              minimum
              maximum
            }
          }
        }
      }
    `,
    installationRef,
  );
  const former = products.find(({ id }) => id === productId);
  if (!former) return null;
  const resistances = steps
    .flatMap(({ entries }) => entries.filter(({ measurementId }) => measurementId === former.measurementId))
    .flatMap(({ measurements }) => measurements.filter(({ quantity }) => quantity === "RESISTANCE"));
  const isFixed = chosen.recipe === null;
  const limits = limitsAfter(chosen, former.length);
  const metres = (value: number) => amount(value, { min: 1, max: 2 }, "m");
  const watts = (value: number) => amount(value, { min: 0, max: 0 }, "W");
  const power = isFixed ? chosen.power : chosen.power && former.length && chosen.power * former.length;
  const range = (min?: number | null, max?: number | null) =>
    typeof min === "number" && typeof max === "number"
      ? `${amount(min, { min: 1, max: 1 })}–${amount(max, { min: 1, max: 1 }, "Ω")}`
      : "–";
  const or = (value: number | null | undefined, write: (value: number) => string) =>
    typeof value === "number" ? write(value) : "–";
  const rows = [
    ["product.cableLength", or(former.length, metres), or(isFixed ? chosen.length : former.length, metres)],
    ["product.power", or(former.power, watts), or(power, watts)],
    [
      "product.exchange.limits",
      range(resistances[0]?.minimum, resistances[0]?.maximum),
      range(limits?.minimum, limits?.maximum),
    ],
  ] as const;
  return (
    <section className={styles.outcome} aria-live="polite">
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <Text id="product.exchange.now" />
            </th>
            <th scope="col">{chosen.title}</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(([, , value]) => value !== "–")
            .map(([label, before, value]) => (
              <tr key={label}>
                <th scope="row">
                  <Text id={label} />
                </th>
                <td>{before}</td>
                <td>{value}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <StepsAfter product={chosen} installed={[{ length: former.length, resistances }]} />
    </section>
  );
}
