import { Radio, RadioGroup } from "@blueprintjs/core";
import { useRef, useSyncExternalStore } from "react";
import type { Track } from "../forms/useSaveState.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { isConflict, waitsForConnection } from "../reading/fieldFailure.ts";
import { useMeasured } from "../reading/measured.ts";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import type { useValueChange_change$key } from "./__generated__/useValueChange_change.graphql.ts";
import { ReadingFailure } from "./ReadingFailure.tsx";
import { UnsavedFixedValue } from "./UnsavedFixedValue.tsx";
import { useValueChange } from "./useValueChange.ts";
import { ValueConflict } from "./ValueConflict.tsx";
import styles from "./WaterSurrounded.module.css";

type Answer = boolean | null;
type Props = {
  entryId: string;
  subject: string;
  stored: Answer;
  changeRef: useValueChange_change$key | null;
  isFixed: boolean;
  track: Track;
};

const wordOf = (answer: Answer) => (answer === null ? "unsaid" : answer ? "yes" : "no");

/** Asks whether the cable was in water during the measurement; the answer is optional. */
export function WaterSurrounded({ entryId, subject, stored, changeRef, isFixed, track }: Props) {
  const text = useText();
  const unsaved = useUnsavedReadings();
  const change = useValueChange(changeRef);
  const group = useRef<HTMLDivElement>(null);
  const key = { entryId, field: "IS_WATER_SURROUNDED", subject, measured: useMeasured() } as const;
  const read = { value: { kind: "answer", answer: stored }, version: change?.version ?? null } as const;
  const own = useSyncExternalStore(unsaved.subscribe, () => unsaved.get(key));
  const shown = own?.chosen?.kind === "answer" ? own.chosen.answer : stored;
  const follow = (sending: ReturnType<typeof unsaved.commit>) => {
    if (sending) void track(sending, { isToldElsewhere: true });
  };
  const words = (answer: Answer) => text(`step.waterSurrounded.${wordOf(answer)}`);
  if (isFixed)
    return (
      <div className={styles.fixed}>
        <Text id="step.waterSurrounded" /> <strong>{words(stored)}</strong>
        <UnsavedFixedValue valueKey={key} toWords={(value) => (value.kind === "answer" ? words(value.answer) : "")} />
      </div>
    );
  return (
    <div ref={group} tabIndex={-1}>
      <RadioGroup
        inline
        className={styles.choice}
        label={text("step.waterSurrounded")}
        selectedValue={wordOf(shown)}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          follow(unsaved.choose(key, read, { kind: "answer", answer: chosen === "unsaid" ? null : chosen === "yes" }));
        }}
      >
        <Radio value="yes" label={text("step.waterSurrounded.yes")} />
        <Radio value="no" label={text("step.waterSurrounded.no")} />
        <Radio value="unsaid" label={text("step.waterSurrounded.unsaid")} />
      </RadioGroup>
      {own?.failure && (
        <div role={waitsForConnection(own.failure) ? undefined : "alert"}>
          {isConflict(own.failure) ? (
            <ValueConflict
              own={words(shown)}
              theirs={words(stored)}
              change={change}
              onKeepOwn={() => follow(unsaved.overwrite(key, read))}
              onTakeTheirs={() => unsaved.drop(key)}
              field={group}
            />
          ) : (
            <ReadingFailure failure={own.failure} quantity={null} onRetry={() => follow(unsaved.commit(key))} />
          )}
        </div>
      )}
    </div>
  );
}
