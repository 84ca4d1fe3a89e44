import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useAmount } from "../i18n/useAmount.ts";
import type { ExchangeOutcome_installation$key } from "./__generated__/ExchangeOutcome_installation.graphql.ts";
import styles from "./ExchangeOutcome.module.css";
import { limitsAfter, powerAfter } from "./exchangeOutcome.ts";
import { StepsAfter } from "./StepsAfter.tsx";
import type { ChosenProduct } from "./useProductChoice.ts";

type Props = {
  /** The installed product's global id. */
  productId: string;
  installationRef: ExchangeOutcome_installation$key;
  /** Null until a product is chosen. */
  chosen: ChosenProduct | null;
};

/** Compares the installed product with the chosen one. The status region exists before a choice, so that its text is announced. */
export function ExchangeOutcome({ productId, installationRef, chosen }: Props) {
  const { products, steps } = useFragment(
    graphql`
      fragment ExchangeOutcome_installation on Installation {
        products {
          id
          measurementId
          recipe
          length
          power
          voltage
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
  return (
    <section className={chosen ? styles.outcome : undefined}>
      {chosen && <Comparison former={{ ...former, limits: resistances[0] }} chosen={chosen} />}
      <div role="status">{chosen && <StepsAfter product={chosen} installed={[{ ...former, resistances }]} />}</div>
    </section>
  );
}

type Optional = number | null | undefined;

type Former = {
  recipe: string | null | undefined;
  length: Optional;
  power: Optional;
  voltage: Optional;
  limits: { readonly minimum: Optional; readonly maximum: Optional } | null | undefined;
};

function Comparison({ former, chosen }: { former: Former; chosen: ChosenProduct }) {
  const amount = useAmount();
  const metres = (value: number) => amount(value, { min: 1, max: 2 }, "m");
  const watts = (value: number) => amount(value, { min: 0, max: 0 }, "W");
  const range = (limits: Former["limits"]) =>
    typeof limits?.minimum === "number" && typeof limits.maximum === "number"
      ? `${amount(limits.minimum, { min: 1, max: 1 })}–${amount(limits.maximum, { min: 1, max: 1 }, "Ω")}`
      : "–";
  const writtenOrDash = (value: Optional, write: (value: number) => string) =>
    typeof value === "number" ? write(value) : "–";
  const length = chosen.recipe === null ? chosen.length : former.length;
  const rows = [
    ["product.cableLength", writtenOrDash(former.length, metres), writtenOrDash(length, metres)],
    ["product.power", writtenOrDash(former.power, watts), writtenOrDash(powerAfter(chosen, former), watts)],
    ["product.exchange.limits", range(former.limits), range(limitsAfter(chosen, former))],
  ] as const;
  return (
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
  );
}
