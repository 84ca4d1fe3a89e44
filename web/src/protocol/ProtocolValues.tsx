import { useIntl } from "react-intl";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { useAmount } from "../i18n/useAmount.ts";
import { useText } from "../i18n/useText.ts";
import { readingText, storedReading, units } from "../step/reading.ts";
import { verdictLook } from "../step/verdict.ts";
import tables from "../ui/Table.module.css";
import styles from "./ProtocolPage.module.css";
import type { ProtocolInstallation } from "./protocolInstallation.ts";

type Step = ProtocolInstallation["steps"][number];
type Measured = Step["entries"][number]["measurements"][number];

/** The values of one step, a row for each. */
export function ProtocolValues({ step, products }: { step: Step; products: ProtocolInstallation["products"] }) {
  const text = useText();
  const titleOf = (id: string) => products.find(({ measurementId }) => measurementId === id)?.title;
  return (
    <table className={`${tables.table} ${styles.values}`}>
      <caption>{step.title}</caption>
      <thead>
        <tr>
          {(["product", "quantity", "expected", "value", "verdict", "day", "person"] as const).map((column) => (
            <th key={column} scope="col">
              <Text id={`protocol.column.${column}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {step.entries.flatMap((entry) =>
          entry.measurements.map((measured) => (
            <tr key={`${entry.measurementId} ${measured.quantity}`}>
              <td>{titleOf(entry.measurementId) || text("product.unknown")}</td>
              <MeasuredCells measured={measured} />
              <td className={tables.date}>{entry.recordedAt ? localDay(entry.recordedAt) : "–"}</td>
              <td>{entry.recordedBy ? `${entry.recordedBy.firstName} ${entry.recordedBy.lastName}` : "–"}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

function MeasuredCells({ measured }: { measured: Measured }) {
  const { locale } = useIntl();
  const text = useText();
  const amount = useAmount();
  const { quantity, minimum, maximum, least, verdict } = measured;
  if (quantity === "%future added value") return <td colSpan={4}>–</td>;
  const decimals = { least: 0, most: 1 };
  const value = readingText(storedReading(measured), quantity, locale);
  const band = typeof minimum === "number" && typeof maximum === "number";
  const expected = band
    ? `${amount(minimum, decimals)}–${amount(maximum, decimals, units[quantity])}`
    : typeof least === "number"
      ? `≥ ${amount(least, decimals, units[quantity])}`
      : "–";
  return (
    <>
      <td>{text(`quantity.${quantity}`)}</td>
      <td className={tables.date}>{expected}</td>
      <td className={tables.date}>{value === "" ? "–" : `${value}\u00a0${units[quantity]}`}</td>
      <td>{text(verdictLook(verdict, quantity).id)}</td>
    </>
  );
}
