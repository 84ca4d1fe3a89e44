import { FormattedNumber } from "react-intl";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { StatusName } from "../ui/Status.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./ProjectListChips.module.css";
import { type ProjectFilter, projectStates } from "./projectListView.ts";
import { projectStateTexts } from "./projectStateTexts.ts";

type Props = {
  /** One for each project that the search leaves. */
  states: StatusName[];
  /** How many of them have a certificate that could not be delivered. */
  undelivered: number;
  chosen: ProjectFilter | null;
  onChoose: (status: ProjectFilter | null) => void;
};

/** Filters by state; with their shapes and words they are the list's legend too. A mail that failed has a chip while there is one. */
export function ProjectListChips({ states, undelivered, chosen, onChoose }: Props) {
  const text = useText();
  return (
    <fieldset className={styles.chips}>
      <legend className="heard-only">{text("project.list.filter")}</legend>
      <Chip
        name="project.list.all"
        shape={null}
        count={states.length}
        isChosen={chosen === null}
        onChoose={() => onChoose(null)}
      />
      {projectStates.map((state) => (
        <Chip
          key={state}
          name={projectStateTexts[state]}
          shape={state}
          count={states.filter((each) => each === state).length}
          isChosen={chosen === state}
          onChoose={() => onChoose(chosen === state ? null : state)}
        />
      ))}
      {(undelivered > 0 || chosen === "undelivered") && (
        <Chip
          name="project.list.undelivered"
          shape="overdue"
          count={undelivered}
          isChosen={chosen === "undelivered"}
          onChoose={() => onChoose(chosen === "undelivered" ? null : "undelivered")}
        />
      )}
    </fieldset>
  );
}

type ChipProps = {
  name: MessageId;
  shape: StatusName | null;
  count: number;
  isChosen: boolean;
  onChoose: () => void;
};

function Chip({ name, shape, count, isChosen, onChoose }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isChosen} onClick={onChoose}>
      {shape && <StatusIcon name={shape} size={14} />}
      <Text id={name} />
      <span className={styles.count}>
        <FormattedNumber value={count} />
      </span>
    </button>
  );
}
