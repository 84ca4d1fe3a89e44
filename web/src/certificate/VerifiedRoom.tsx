import { useLanguage } from "../i18n/I18nProvider.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { readingWithUnit } from "../reading/reading.ts";
import { useReadingWords } from "../reading/useReadingWords.ts";
import { verdictLook } from "../reading/verdict.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import { usePicture } from "../upload/usePicture.ts";
import {
  countPrinted,
  type PrintedStep,
  type PrintedValue,
  type Product,
  printedSteps,
  type Rooms,
} from "./printedVerdicts.ts";
import styles from "./VerifiedRooms.module.css";

type Column = Pick<PrintedStep, "label" | "title">;
type Props = { room: Rooms[number]; columns: Column[]; hasPhotos: boolean };

/** A room: its photo, its products and, for each product, one cell for each step. */
export function VerifiedRoom({ room: { title, photoUrl, products }, columns, hasPhotos }: Props) {
  const text = useText();
  return (
    <li className={styles.room}>
      {hasPhotos && (
        <div className={styles.photo}>
          {photoUrl && <Photo url={photoUrl} alt={text("certificate.verify.photoOf", { room: title })} />}
        </div>
      )}
      {products.length === 0 && <b className={`${styles.title} ${styles.name}`}>{title}</b>}
      {products.map((product, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: products may bear one title, and their order never changes.
        <div key={place} className={styles.product}>
          <div className={styles.name}>
            {place === 0 && <b className={styles.title}>{title}</b>}
            <div>{product.title}</div>
            <Limits {...product} />
            <Judged product={product} />
          </div>
          <Readings product={product} columns={columns} />
        </div>
      ))}
    </li>
  );
}

function Photo({ url, alt }: { url: string; alt: string }) {
  const { isFailed, onError } = usePicture(url);
  if (isFailed) return null;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      <img src={url} alt={alt} loading="lazy" onError={onError} />
    </a>
  );
}

function Limits({ resistance, insulation }: Product) {
  const { minimum, maximum } = resistance ?? {};
  const least = insulation?.minimum;
  return (
    <div className={styles.limits}>
      {typeof minimum === "number" && typeof maximum === "number" && (
        <div>
          <Text id="certificate.verify.resistance" values={{ minimum, maximum }} />
        </div>
      )}
      {typeof least === "number" && (
        <div>
          <Text id="certificate.verify.insulation" values={{ minimum: least }} />
        </div>
      )}
    </div>
  );
}

/** The worst verdict of a product in words. */
function Judged({ product }: { product: Product }) {
  const { judged, outside, inconclusive, near } = countPrinted(printedSteps(product));
  if (judged === 0) return null;
  if (outside > 0)
    return (
      <div className={`${styles.judged} ${styles.outside}`}>
        <StatusIcon name="outside" size={14} /> <Text id="step.outsideCount" values={{ count: outside }} />
      </div>
    );
  if (inconclusive + near > 0)
    return (
      <div className={styles.judged}>
        <StatusIcon name="near-limit" size={14} />{" "}
        <Text
          id={inconclusive > 0 ? "step.inconclusiveCount" : "step.nearCount"}
          values={{ count: inconclusive || near }}
        />
      </div>
    );
  return (
    <div className={styles.within}>
      <Text id="step.within" />
    </div>
  );
}

function Readings({ product, columns }: { product: Product; columns: Column[] }) {
  const steps = new Map(printedSteps(product).map((step) => [step.label, step]));
  if (steps.size === 0) return null;
  return (
    <dl className={styles.readings}>
      {columns.map(({ label, title }, index) => (
        <div key={label}>
          <dt>
            <span className={styles.short} aria-hidden="true">
              <Text id="certificate.verify.step" values={{ number: index + 1 }} />
            </span>
            <span className={styles.spoken}>
              <Text id="step.numbered" values={{ number: index + 1, title }} />
            </span>
          </dt>
          <dd>{steps.get(label)?.values.map((value) => <Value key={value.quantity} value={value} />) ?? "–"}</dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value: { quantity, reading, verdict } }: { value: PrintedValue }) {
  const { language } = useLanguage();
  const words = useReadingWords(quantity, language);
  const look = verdictLook(verdict, quantity);
  const isDeviation = look.tone === "bad" || look.tone === "near";
  return (
    <div className={quantity === "RESISTANCE" || quantity === "CURRENT" ? styles.first : styles.second}>
      {isDeviation && (
        <>
          <StatusIcon name={look.shape} size={14} />
          <span className={styles.spoken}>
            <Text id={look.id} />:{" "}
          </span>
        </>
      )}
      <span>{readingWithUnit(reading, quantity, language) || words(reading)}</span>
    </div>
  );
}
