import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import styles from "./Matrix.module.css";
import { MatrixCell } from "./MatrixCell.tsx";
import { MatrixVerdict } from "./MatrixVerdict.tsx";
import { Measuring } from "./Measuring.tsx";
import { commonDays, type MatrixEntry, type MatrixRoom } from "./matrixRoom.ts";
import { useExpected } from "./useExpected.ts";
import { type RoomAddress, useMatrixViewer } from "./useMatrixViewer.tsx";

type Props = { caption: string; room: MatrixRoom; addressOf: RoomAddress };

/** TurnedMatrix shows one room, with a row for each step and a column for each product. */
export function TurnedMatrix({ caption, room, addressOf }: Props) {
  const text = useText();
  const expected = useExpected();
  const { steps, products, title } = room;
  const { viewer, onView } = useMatrixViewer([room], addressOf);
  if (products.length === 0) return null;
  const days = commonDays(
    [room],
    steps.map(({ label }) => label),
  );
  return (
    <>
      <table className={`${styles.matrix} ${styles.turned}`}>
        <caption className="heard-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Text id="protocol.column.step" />
            </th>
            {products.map((product) => (
              <th key={product.id} scope="col" className={styles.step}>
                <span className={styles.title}>{product.title}</span>
                {expected(product.limits).map((line) => (
                  <span key={line} className={styles.facts}>
                    {line}
                  </span>
                ))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map(({ label, title: stepTitle }, index) => (
            <tr key={label}>
              <th scope="row">
                <span className={styles.number}>{index + 1}</span> {stepTitle}
                <Common entry={days.get(label)} />
              </th>
              {products.map((product) => (
                <MatrixCell
                  key={product.id}
                  entry={product.entries.get(label)}
                  name={[
                    title,
                    products.length > 1 && product.title,
                    text("step.numbered", { number: index + 1, title: stepTitle }),
                  ]
                    .filter(Boolean)
                    .join(", ")}
                  to={addressOf(room, label)}
                  hasDay={!days.has(label)}
                  onView={onView}
                />
              ))}
            </tr>
          ))}
        </tbody>
        <tbody>
          <tr>
            <th scope="row">
              <Text id="protocol.column.verdict" />
            </th>
            {products.map((product) => (
              <td key={product.id} className={styles.verdict}>
                <MatrixVerdict product={product} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {viewer}
    </>
  );
}

function Common({ entry }: { entry: MatrixEntry | undefined }) {
  return <span className={styles.facts}>{entry && <Measuring entry={entry} />}</span>;
}
