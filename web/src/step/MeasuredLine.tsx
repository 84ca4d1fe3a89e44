import { use, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { type ChosenMeasured, MeasuredContext } from "../reading/measured.ts";
import { useFeatures } from "../relay/features.tsx";
import styles from "./MeasuredLine.module.css";
import { MeasuredModal } from "./MeasuredModal.tsx";
import fieldStyles from "./MeasurementField.module.css";

/** `entryIds` are entries whose recorded values get the chosen day and person too. */
type Props = { entryIds?: readonly string[] };

/** The day and person for values entered here, with a button to change both. */
export function MeasuredLine({ entryIds = [] }: Props) {
  const { chosen, choose } = use(MeasuredContext);
  const { measuredOn: isKept } = useFeatures();
  const [isOpen, setOpen] = useState(false);
  if (!isKept) return null;
  return (
    <p className={styles.line}>
      <MeasuredWords chosen={chosen} />{" "}
      <button type="button" className={fieldStyles.wordButton} onClick={() => setOpen(true)}>
        <Text id="account.webhooks.edit" />
        <span className="heard-only">
          {" "}
          <Text id="step.measured.title" />
        </span>
      </button>
      {isOpen && <MeasuredModal chosen={chosen} entryIds={entryIds} onChosen={choose} onClose={() => setOpen(false)} />}
    </p>
  );
}

export function MeasuredWords({ chosen }: { chosen: ChosenMeasured | null }) {
  if (!chosen) return <Text id="step.measured.today" />;
  const { on, by } = chosen;
  return <Text id="step.measured.told" values={{ date: on, person: `${by.firstName} ${by.lastName}`.trim() }} />;
}
