import { use, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { type ChosenMeasured, MeasuredContext, useLacksMeasurer } from "../reading/measured.ts";
import { useFeatures } from "../relay/features.tsx";
import { lazyModal } from "../ui/lazyModal.tsx";
import styles from "./MeasuredLine.module.css";
import fieldStyles from "./MeasurementField.module.css";

const MeasuredModal = lazyModal(async () => (await import("./MeasuredModal.tsx")).MeasuredModal);

/** `entryIds` are the entries whose recorded values also get a newly chosen day and person. */
type Props = {
  entryIds?: readonly string[];
  /** True for a file with a column of days; the line then names only the person. */
  hasOwnDays?: boolean;
  /** True if a viewer who is no installer has to say who measured. */
  needsMeasurer?: boolean;
};

/** The day and person for values entered here, with a button to change both. */
export function MeasuredLine({ entryIds = [], hasOwnDays = false, needsMeasurer = false }: Props) {
  const { chosen, choose } = use(MeasuredContext);
  const { measuredOn: isKept } = useFeatures();
  const [isOpen, setOpen] = useState(false);
  const isLacking = useLacksMeasurer() && needsMeasurer;
  // Recorded values get the new day and person too, so the line must say this.
  const isOfStep = entryIds.length > 0;
  if (!isKept) return null;
  return (
    <p className={styles.line}>
      {isLacking ? (
        <strong className={styles.lacking}>
          <Text id="step.measured.lacking" />
        </strong>
      ) : hasOwnDays ? (
        <MeasurerWords chosen={chosen} />
      ) : (
        <MeasuredWords chosen={chosen} />
      )}{" "}
      <button type="button" className={fieldStyles.wordButton} onClick={() => setOpen(true)}>
        <Text
          id={isLacking ? "step.measured.choose" : isOfStep ? "step.measured.changeAll" : "account.webhooks.edit"}
        />
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
  return <Text id="step.measured.told" values={{ date: chosen.on, person: nameOf(chosen) }} />;
}

function MeasurerWords({ chosen }: { chosen: ChosenMeasured | null }) {
  if (!chosen) return <Text id="step.measured.ownDays" />;
  return <Text id="step.measured.ownDaysBy" values={{ person: nameOf(chosen) }} />;
}

const nameOf = ({ by }: ChosenMeasured) => `${by.firstName} ${by.lastName}`.trim();
