import { Radio, RadioGroup } from "@blueprintjs/core";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import styles from "./WaterSurrounded.module.css";

type Props = { value: boolean | null | undefined; isFixed: boolean; onChange: (value: boolean | null) => void };

const wordOf = (value: boolean | null | undefined) => (typeof value === "boolean" ? (value ? "yes" : "no") : "unsaid");

/** Whether the cable lay in water when it was measured; it may be left unsaid. */
export function WaterSurrounded({ value, isFixed, onChange }: Props) {
  const text = useText();
  const word = wordOf(value);
  if (isFixed)
    return (
      <div className={styles.fixed}>
        <Text id="step.waterSurrounded" /> <strong>{text(`step.waterSurrounded.${word}`)}</strong>
      </div>
    );
  return (
    <RadioGroup
      inline
      className={styles.choice}
      label={text("step.waterSurrounded")}
      selectedValue={word}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        onChange(chosen === "unsaid" ? null : chosen === "yes");
      }}
    >
      <Radio value="yes" label={text("step.waterSurrounded.yes")} />
      <Radio value="no" label={text("step.waterSurrounded.no")} />
      <Radio value="unsaid" label={text("step.waterSurrounded.unsaid")} />
    </RadioGroup>
  );
}
