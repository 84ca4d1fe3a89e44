import { Button } from "@blueprintjs/core";
import { useRef, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./GoneReadings.module.css";
import { type PendingReading, pendingValue } from "./pendingReading.ts";
import type { Quantity } from "./reading.ts";
import { useUnsavedReadings } from "./unsavedReadingsContext.ts";
import { useReadingWords } from "./useReadingWords.ts";

/** Lists unsaved values whose product or installation was deleted, because no other page shows them. */
export function GoneReadings() {
  const { gone, subscribe, drop } = useUnsavedReadings();
  const place = useRef<HTMLDivElement>(null);
  const values = useSyncExternalStore(subscribe, gone);
  const dropAndStay = (value: PendingReading) => {
    drop(value);
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1}>
      {values.map((value) => (
        <GoneValue key={`${value.entryId} ${value.field}`} value={value} onDrop={() => dropAndStay(value)} />
      ))}
    </div>
  );
}

function GoneValue({ value, onDrop }: { value: PendingReading; onDrop: () => void }) {
  const text = useText();
  const { field } = value;
  const own = useOwnWords(value);
  const name = text(field === "IS_WATER_SURROUNDED" ? "step.waterSurrounded" : `quantity.${field}`);
  return (
    <div className={styles.gone} role="alert">
      <StatusIcon name="overdue" size={16} />
      <div>
        {value.subject && <strong>{value.subject}</strong>}
        <p>
          <Text id="step.gone" values={{ name, own }} /> <Text id="installation.refused.gone" />
        </p>
        <Button className={styles.drop} onClick={onDrop}>
          <Text id="step.dropOwn" values={{ own }} />
        </Button>
      </div>
    </div>
  );
}

function useOwnWords(value: PendingReading): string {
  const text = useText();
  const { locale } = useIntl();
  const quantity: Quantity = value.field === "IS_WATER_SURROUNDED" ? "RESISTANCE" : value.field;
  const words = useReadingWords(quantity, locale);
  const wanted = pendingValue(value);
  if (!wanted) return value.text ?? "";
  if (wanted.kind !== "answer") return words(wanted);
  return text(`step.waterSurrounded.${wanted.answer === null ? "unsaid" : wanted.answer ? "yes" : "no"}`);
}
