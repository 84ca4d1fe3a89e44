import { Button } from "@blueprintjs/core";
import { useRef, useSyncExternalStore } from "react";
import { Text } from "../i18n/Text.tsx";
import { pendingValue, type ValueKey } from "../reading/pendingReading.ts";
import type { Quantity } from "../reading/reading.ts";
import type { StepValue } from "../reading/stepValue.ts";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import { useReadingWords } from "../reading/useReadingWords.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./ValueConflict.module.css";

type Props = { valueKey: ValueKey; toWords: (value: StepValue) => string };

type ReadingProps = { entryId: string; quantity: Quantity; locale: string };

export function UnsavedFixedReading({ entryId, quantity, locale }: ReadingProps) {
  const words = useReadingWords(quantity, locale);
  return (
    <UnsavedFixedValue
      valueKey={{ entryId, field: quantity }}
      toWords={(value) => (value.kind === "answer" ? "" : words(value))}
    />
  );
}

/** A value that the service refused because the installation was finished; shown until the person discards it. */
export function UnsavedFixedValue({ valueKey, toWords }: Props) {
  const unsaved = useUnsavedReadings();
  const place = useRef<HTMLDivElement>(null);
  const value = useSyncExternalStore(unsaved.subscribe, () => unsaved.get(valueKey));
  if (!value?.failure) return <div ref={place} tabIndex={-1} />;
  const wanted = pendingValue(value);
  const own = wanted ? toWords(wanted) : (value.text ?? "");
  const drop = () => {
    unsaved.drop(valueKey);
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.conflict} role="alert">
      <StatusIcon name="overdue" size={16} />
      <div>
        <p>
          <Text id="step.conflict.own" values={{ own }} /> <Text id="installation.refused.completed" />
        </p>
        <div className={styles.choices}>
          <Button onClick={drop}>
            <Text id="step.dropOwn" values={{ own }} />
          </Button>
        </div>
      </div>
    </div>
  );
}
