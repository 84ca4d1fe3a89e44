import { useIntl } from "react-intl";
import { Link, type To } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { readingWithUnit } from "../reading/reading.ts";
import { verdictLook } from "../reading/verdict.ts";
import { type ShapeName, StatusIcon } from "../ui/StatusIcon.tsx";
import { fileKind } from "../upload/fileKind.ts";
import styles from "./Matrix.module.css";
import { MatrixPhoto } from "./MatrixPhoto.tsx";
import { Measuring } from "./Measuring.tsx";
import { isMissing, type MatrixEntry, type MatrixValue, measuringOf } from "./matrixRoom.ts";

type Props = {
  entry: MatrixEntry | undefined;
  /** The cell's name in its link, such as "Bathroom, Step 2: After laying". */
  name: string;
  to: To | null;
  hasDay: boolean;
  onView: (photoUrl: string) => void;
  /** The step's number for a narrow page, which hides the table's header. Null shows no number. */
  number?: number | null;
};

/** The values of a product at a step. A product that is not measured at the step has a dash. */
export function MatrixCell({ entry, name, to, hasDay, onView, number = null }: Props) {
  const text = useText();
  const write = useWrittenValue();
  const short = number !== null && (
    <span className={styles.short} aria-hidden="true">
      <Text id="certificate.verify.step" values={{ number }} />
    </span>
  );
  if (!entry) return <td className={`${styles.cell} ${styles.none}`}>{number !== 0 && short}–</td>;
  const { values, files, lacksPhoto, isWaterSurrounded } = entry;
  // A cell without any measured value shows one dash or word, not one per quantity.
  const shown = values.length > 0 && values.every(isMissing) ? values.slice(0, 1) : values;
  const written = shown.map(write);
  const photos = files.filter(({ fileName }) => fileKind(fileName) === "image");
  const measuring = measuringOf(entry);
  // A link names each quantity. In a table without links, the units tell the quantities apart.
  const lines = (
    <>
      {to && <span className="heard-only">{name}: </span>}
      {written.map(({ quantity, quantityWord, reading, isWord, shape, words, isBad }, at) => {
        const heard = [to && quantityWord, words].filter(Boolean).join(", ");
        return (
          <span key={quantity} className={`${at === 0 ? styles.first : styles.second} ${isBad ? styles.bad : ""}`}>
            {shape && <StatusIcon name={shape} size={14} />}
            {heard && <span className="heard-only">{heard}: </span>}
            <span className={isWord ? styles.word : undefined}>{reading}</span>
            {to && at < written.length - 1 && <span className="heard-only">, </span>}
          </span>
        );
      })}
      {isWaterSurrounded !== null && (
        <span className={`${styles.second} ${styles.word}`}>
          <Text id="step.waterSurrounded" />: <Text id={`step.waterSurrounded.${isWaterSurrounded ? "yes" : "no"}`} />
        </span>
      )}
    </>
  );
  return (
    <td
      className={`${styles.cell} ${written.some(({ isBad }) => isBad) ? styles.tinted : ""}`}
      title={measuring || undefined}
    >
      {short}
      <div className={styles.content}>
        {photos.length > 0 && <MatrixPhoto photos={photos} name={name} onView={onView} />}
        {lacksPhoto && (
          <span className={styles.noPhoto}>
            <span className="heard-only">{text("matrix.noPhoto")}</span>
          </span>
        )}
        <div className={styles.values}>
          {to ? (
            <Link to={to} preventScrollReset className={styles.link}>
              {lines}
            </Link>
          ) : (
            lines
          )}
          {hasDay && measuring && (
            <span className={`${styles.second} ${styles.word} ${styles.measuring}`}>
              <Measuring entry={entry} />
            </span>
          )}
        </div>
      </div>
    </td>
  );
}

type Written = {
  quantity: string;
  quantityWord: string;
  reading: string;
  /** True for "Not measured" in place of a figure. */
  isWord: boolean;
  shape: ShapeName | null;
  /** Names the deviation in words; null if the value has none. */
  words: string | null;
  isBad: boolean;
};

function useWrittenValue() {
  const text = useText();
  const { locale } = useIntl();
  return (value: MatrixValue): Written => {
    const { quantity, reading, verdict } = value;
    const quantityWord = text(`quantity.${quantity}`);
    const common = { quantity, quantityWord };
    if (isMissing(value)) {
      const words = text("step.notMeasured");
      return { ...common, reading: words, isWord: true, shape: "not-measured", words: null, isBad: false };
    }
    const look = verdictLook(verdict, quantity);
    const isBad = look.tone === "bad";
    const isDeviation = isBad || look.tone === "near";
    return {
      ...common,
      reading: readingWithUnit(reading, quantity, locale),
      isWord: false,
      shape: isDeviation ? look.shape : null,
      words: isDeviation ? text(look.id) : null,
      isBad,
    };
  };
}
