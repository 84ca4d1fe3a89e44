import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import chips from "../ui/FilterChip.module.css";
import { FilterChip } from "../ui/FilterChip.tsx";

const filters = { all: null, deviating: "outside", blocked: "not-measured" } as const;

export type FinishFilter = keyof typeof filters;

type Props = {
  counts: Readonly<Record<FinishFilter, number>>;
  chosen: FinishFilter;
  onChoose: (filter: FinishFilter) => void;
};

/** Filters for all rooms, rooms with deviations and rooms that cannot be finished. A filter without rooms is hidden. */
export function FinishFilters({ counts, chosen, onChoose }: Props) {
  const text = useText();
  const offered = (Object.keys(filters) as FinishFilter[]).filter((filter) => counts[filter] > 0);
  if (offered.length < 2 || counts.blocked === counts.all) return null;
  return (
    <fieldset className={chips.chips} aria-label={text("installation.finishSeveral.filter")}>
      {offered.map((filter) => (
        <FilterChip
          key={filter}
          shape={filters[filter]}
          count={counts[filter]}
          isChosen={filter === (offered.includes(chosen) ? chosen : "all")}
          onChoose={() => onChoose(filter)}
        >
          <Text id={`installation.finishSeveral.filter.${filter}`} />
        </FilterChip>
      ))}
    </fieldset>
  );
}
