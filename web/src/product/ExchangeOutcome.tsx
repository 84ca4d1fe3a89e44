import { Text } from "../i18n/Text.tsx";
import { useAmount } from "../i18n/useAmount.ts";
import styles from "./ExchangeOutcome.module.css";
import type { InstalledProduct } from "./exchangedProduct.ts";
import { limitsAfter, powerAfter } from "./exchangeOutcome.ts";
import { JudgedAnew } from "./JudgedAnew.tsx";
import { StepsAfter } from "./StepsAfter.tsx";
import type { ChosenProduct } from "./useProductChoice.ts";

type Props = {
  formerTitle: string;
  /** Null until a product is chosen. */
  chosen: ChosenProduct | null;
  /** The products to exchange. Null until they are read, and if they cannot be read or are in too many rooms. */
  installed: readonly InstalledProduct[] | null;
  showsRooms?: boolean;
};

/** Compares the products. The status region exists before a choice, so that its text is announced. */
export function ExchangeOutcome({ formerTitle, chosen, installed, showsRooms = false }: Props) {
  const hasOutcome = chosen !== null && installed !== null && installed.length > 0;
  return (
    <section className={hasOutcome ? styles.outcome : undefined}>
      {hasOutcome && <Comparison formerTitle={formerTitle} chosen={chosen} installed={installed} />}
      <div role="status">{hasOutcome && <StepsAfter product={chosen} installed={installed} />}</div>
      {hasOutcome && <JudgedAnew product={chosen} installed={installed} showsRooms={showsRooms} />}
    </section>
  );
}

type Optional = number | null | undefined;
type Range = { readonly minimum: Optional; readonly maximum: Optional } | null | undefined;
type ComparisonProps = { formerTitle: string; chosen: ChosenProduct; installed: readonly InstalledProduct[] };

function Comparison({ formerTitle, chosen, installed }: ComparisonProps) {
  const amount = useAmount();
  const metres = (value: number) => amount(value, { min: 1, max: 2 }, "m");
  const watts = (value: number) => amount(value, { min: 0, max: 0 }, "W");
  const span = (values: readonly Optional[], write: (value: number) => string) => {
    const known = values.filter((value) => typeof value === "number");
    if (known.length === 0) return "–";
    const [least, most] = [Math.min(...known), Math.max(...known)];
    return least === most ? write(least) : `${write(least)} – ${write(most)}`;
  };
  // Cables of several lengths have no limits in common.
  const limits = (ranges: readonly Range[]) => {
    const written = ranges.flatMap((range) =>
      typeof range?.minimum === "number" && typeof range.maximum === "number"
        ? `${amount(range.minimum, { min: 1, max: 1 })}–${amount(range.maximum, { min: 1, max: 1 }, "Ω")}`
        : [],
    );
    return (new Set(written).size === 1 && written[0]) || "–";
  };
  const lengths = installed.map(({ length }) => length);
  const rows = [
    ["protocol.column.product", formerTitle, chosen.title],
    ["product.cableLength", span(lengths, metres), span(chosen.recipe === null ? [chosen.length] : lengths, metres)],
    [
      "product.power",
      span(
        installed.map(({ power }) => power),
        watts,
      ),
      span(
        installed.map((each) => powerAfter(chosen, each)),
        watts,
      ),
    ],
    [
      "product.exchange.limits",
      limits(installed.map(({ resistances }) => resistances[0])),
      limits(installed.map((each) => limitsAfter(chosen, each))),
    ],
  ] as const;
  return (
    <table>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <Text id="product.exchange.now" />
          </th>
          <th scope="col">
            <Text id="product.exchange.after" />
          </th>
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
