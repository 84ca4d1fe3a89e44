import { useIntl } from "react-intl";
import { Text } from "../i18n/Text.tsx";
import { readingWithUnit } from "../reading/reading.ts";
import { type Verdict, verdictLook } from "../reading/verdict.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./ExchangeOutcome.module.css";
import type { InstalledProduct } from "./exchangedProduct.ts";
import { judgedAnew, type LimitedProduct } from "./exchangeOutcome.ts";

type Props = { product: LimitedProduct; installed: readonly InstalledProduct[]; showsRooms: boolean };

/** The readings whose verdict the exchange changes, by room and step. */
export function JudgedAnew({ product, installed, showsRooms }: Props) {
  const { locale } = useIntl();
  const judged = judgedAnew(product, installed);
  if (judged.length === 0) return null;
  return (
    <table className={styles.judged}>
      <caption className="heard-only">
        <Text id="product.exchange.judgedAnew" values={{ count: judged.length }} />
      </caption>
      <thead>
        <tr>
          {showsRooms && (
            <th scope="col">
              <Text id="measuring.room" />
            </th>
          )}
          <th scope="col">
            <Text id="protocol.column.step" />
          </th>
          <th scope="col">
            <Text id="quantity.RESISTANCE" />
          </th>
          <th scope="col">
            <Text id="product.exchange.now" />
          </th>
          <th scope="col">
            <Text id="product.exchange.after" />
          </th>
        </tr>
      </thead>
      <tbody>
        {judged.map(({ id, room, step, reading, before, after }) => (
          <tr key={id}>
            {showsRooms && <th scope="row">{room}</th>}
            <th scope="row">{step}</th>
            <td>{readingWithUnit(reading, "RESISTANCE", locale)}</td>
            <td>
              <Judgement verdict={before} />
            </td>
            <td>
              <Judgement verdict={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Judgement({ verdict }: { verdict: Verdict }) {
  const look = verdictLook(verdict, "RESISTANCE");
  return (
    <span className={styles.judgement}>
      {look.tone !== "good" && <StatusIcon name={look.shape} size={14} />}
      <Text id={look.id} />
    </span>
  );
}
