import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import chips from "../ui/FilterChip.module.css";
import { FilterChip } from "../ui/FilterChip.tsx";
import type { ProjectCounts } from "./listedProjects.ts";
import { type ProjectFilter, projectStates } from "./projectListView.ts";
import { projectStateTexts } from "./projectStateTexts.ts";

type Props = {
  /** Null while loading. */
  counts: ProjectCounts | null;
  chosen: ProjectFilter | null;
  onChoose: (status: ProjectFilter | null) => void;
};

const countNames = {
  "in-progress": "inProgress",
  signable: "signable",
  overdue: "overdue",
  completed: "completed",
} as const;

/** The chips filter by state or by failed mails, and explain the icons of the list. */
export function ProjectListChips({ counts, chosen, onChoose }: Props) {
  const text = useText();
  return (
    <fieldset className={chips.chips}>
      <legend className="heard-only">{text("project.list.filter")}</legend>
      <FilterChip
        shape={null}
        count={counts?.listed ?? null}
        isChosen={chosen === null}
        onChoose={() => onChoose(null)}
      >
        <Text id="project.list.all" />
      </FilterChip>
      {projectStates.map((state) => (
        <FilterChip
          key={state}
          shape={state}
          count={counts?.[countNames[state]] ?? null}
          isChosen={chosen === state}
          onChoose={() => onChoose(chosen === state ? null : state)}
        >
          <Text id={projectStateTexts[state]} />
        </FilterChip>
      ))}
      <FilterChip
        shape="undelivered"
        count={counts?.undelivered ?? null}
        isChosen={chosen === "undelivered"}
        onChoose={() => onChoose(chosen === "undelivered" ? null : "undelivered")}
      >
        <Text id="project.list.undelivered" />
      </FilterChip>
    </fieldset>
  );
}
