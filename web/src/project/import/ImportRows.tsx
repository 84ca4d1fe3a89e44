import { type ComponentProps, useState } from "react";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { FilterChip } from "../../ui/FilterChip.tsx";
import type { ShapeName } from "../../ui/StatusIcon.tsx";
import { FaultyRows } from "./FaultyRows.tsx";
import styles from "./ImportPage.module.css";
import { ImportPreview } from "./ImportPreview.tsx";

type Props = {
  /** The number of lines that will be imported: lines without faults that the person does not leave out. */
  readyCount: number;
  faultyCount: number;
  faulty: ComponentProps<typeof FaultyRows>;
  preview: ComponentProps<typeof ImportPreview>;
};

const groups = ["all", "ready", "wrong"] as const;
type Group = (typeof groups)[number];

const shapes: Record<Group, ShapeName | null> = { all: null, ready: "completed", wrong: "overdue" };

/** Counts the ready and the faulty lines, and shows those of the chosen group. */
export function ImportRows({ readyCount, faultyCount, faulty, preview }: Props) {
  const text = useText();
  const [group, setGroup] = useState<Group>("all");
  const counts: Record<Group, number> = { all: readyCount + faultyCount, ready: readyCount, wrong: faultyCount };
  // A file without faults has nothing to switch.
  if (faulty.rows.length === 0) return <ImportPreview {...preview} />;
  return (
    <>
      <fieldset className={styles.chips} aria-label={text("project.import.rows")}>
        {groups.map((each) => (
          <FilterChip
            key={each}
            shape={shapes[each]}
            count={counts[each]}
            isChosen={group === each}
            onChoose={() => setGroup(each)}
          >
            <Text id={`project.import.${each}`} />
          </FilterChip>
        ))}
      </fieldset>
      {group !== "ready" && <FaultyRows {...faulty} />}
      {group !== "wrong" && <ImportPreview {...preview} />}
    </>
  );
}
