import { useIntl } from "react-intl";
import { Text } from "../i18n/Text.tsx";
import { useAmount } from "../i18n/useAmount.ts";
import { useText } from "../i18n/useText.ts";
import { useProductMark } from "../product/useProductMark.ts";
import { decimals, readingWithUnit, storedReading, units } from "../reading/reading.ts";
import { verdictLook } from "../reading/verdict.ts";
import tables from "../ui/Table.module.css";
import { dayAndPerson } from "./dayAndPerson.ts";
import type { ProtocolInstallation } from "./fetchFolderInstallations.ts";
import styles from "./ProtocolPage.module.css";

type Step = ProtocolInstallation["steps"][number];
type Entry = Step["entries"][number];
type Measured = Entry["measurements"][number];

export function ProtocolValues({ step, products }: { step: Step; products: ProtocolInstallation["products"] }) {
  const markOf = useProductMark();
  const titleOf = (id: string) => {
    const at = products.findIndex(({ measurementId }) => measurementId === id);
    return [products[at]?.title, markOf(products, at)].filter(Boolean).join(" · ");
  };
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
        {step.entries.map((entry) => (
          <EntryRows key={entry.measurementId} entry={entry} product={titleOf(entry.measurementId)} />
        ))}
      </tbody>
    </table>
  );
}

function EntryRows({ entry, product }: { entry: Entry; product: string }) {
  const text = useText();
  const { measurements, isWaterSurrounded } = entry;
  const { day, person } = dayAndPerson(entry);
  const title = <td>{product || text("product.unknown")}</td>;
  const dayAndPersonCells = (
    <>
      <td className={tables.date}>{day ?? "–"}</td>
      <td>{person ?? "–"}</td>
    </>
  );
  return (
    <>
      {measurements.map((measured) => (
        <tr key={measured.quantity}>
          {title}
          <MeasuredCells measured={measured} />
          {dayAndPersonCells}
        </tr>
      ))}
      {typeof isWaterSurrounded === "boolean" && (
        <tr>
          {title}
          <td>{text("step.waterSurrounded")}</td>
          <td className={tables.date}>–</td>
          <td className={tables.date}>{text(`step.waterSurrounded.${isWaterSurrounded ? "yes" : "no"}`)}</td>
          <td>–</td>
          {dayAndPersonCells}
        </tr>
      )}
    </>
  );
}

function MeasuredCells({ measured }: { measured: Measured }) {
  const { locale } = useIntl();
  const text = useText();
  const amount = useAmount();
  const { quantity, minimum, maximum, lowerLimit, verdict } = measured;
  if (quantity === "%future added value") return <td colSpan={4}>–</td>;
  const shown = decimals[quantity];
  const band = typeof minimum === "number" && typeof maximum === "number";
  const expected = band
    ? `${amount(minimum, shown)}–${amount(maximum, shown, units[quantity])}`
    : typeof lowerLimit === "number"
      ? `≥ ${amount(lowerLimit, shown, units[quantity])}`
      : "–";
  return (
    <>
      <td>{text(`quantity.${quantity}`)}</td>
      <td className={tables.date}>{expected}</td>
      <td className={tables.date}>{readingWithUnit(storedReading(measured), quantity, locale) || "–"}</td>
      <td>{text(verdictLook(verdict, quantity).id)}</td>
    </>
  );
}
