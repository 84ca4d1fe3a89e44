import { useIntl } from "react-intl";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { isMissing, type MatrixRoom, type MatrixValue } from "../matrix/matrixRoom.ts";
import { readingWithUnit } from "../reading/reading.ts";
import { verdictLook } from "../reading/verdict.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./ProtocolPage.module.css";

/** Lists in words what the matrix marks by a shape: each deviation, and the steps that lack values. */
export function ProtocolDeviations({ rooms }: { rooms: readonly MatrixRoom[] }) {
  const { locale } = useIntl();
  const text = useText();
  const step = (number: number) => text("certificate.verify.step", { number });
  const lines = rooms.flatMap((room) =>
    room.products.flatMap((product) => {
      const place = [room.title, room.products.length > 1 && product.title].filter(Boolean).join(", ");
      const steps = room.steps.map(({ label }, index) => ({
        number: index + 1,
        values: product.entries.get(label)?.values ?? [],
      }));
      const missing = steps.filter(({ values }) => values.some(isMissing));
      const key = `${room.id} ${product.id}`;
      return [
        ...steps.flatMap(({ number, values }) =>
          values.filter(isDeviation).map((value) => {
            const { shape, id } = verdictLook(value.verdict, value.quantity);
            const reading = readingWithUnit(value.reading, value.quantity, locale);
            const words = `${step(number)}: ${text(`quantity.${value.quantity}`)} ${reading}. ${text(id)}.`;
            return { key: `${key} ${number} ${value.quantity}`, shape, place, words };
          }),
        ),
        ...(missing.length > 0
          ? [
              {
                key,
                shape: "not-measured" as const,
                place,
                words: `${missing.map(({ number }) => step(number)).join(", ")}: ${text("step.notMeasured")}.`,
              },
            ]
          : []),
      ];
    }),
  );
  if (lines.length === 0) return null;
  return (
    <div className={styles.deviations}>
      <h3>
        <Text id="protocol.deviations" values={{ count: lines.length }} />
      </h3>
      <ul>
        {lines.map(({ key, shape, place, words }) => (
          <li key={key}>
            <StatusIcon name={shape} size={14} />
            <span>
              <b>{place}</b>, {words}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function isDeviation(value: MatrixValue): boolean {
  const { tone } = verdictLook(value.verdict, value.quantity);
  return tone === "bad" || tone === "near";
}
