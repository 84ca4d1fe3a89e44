import { useState } from "react";
import { PeriodDays } from "../forms/PeriodDays.tsx";
import { TextField } from "../forms/TextField.tsx";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { FilterControl } from "../ui/FilterControl.tsx";
import { InstallerFilter } from "./InstallerFilter.tsx";
import styles from "./ProjectListFilters.module.css";
import type { FilterName } from "./ProjectListFilters.tsx";
import type { ProjectFilters } from "./projectListFilters.ts";

type Props = {
  filters: ProjectFilters;
  onChange: (filters: ProjectFilters) => void;
  /** The filter that opens at once. */
  pressed: FilterName | null;
};

export function ProjectFilterControls({ filters, onChange, pressed }: Props) {
  const text = useText();
  const change = (next: Partial<ProjectFilters>) => onChange({ ...filters, ...next });
  const { customer, installerId, city, endsFrom, endsTo } = filters;
  return (
    <>
      <TextFilter
        name={text("project.fact.customer")}
        label="project.list.filter.customer"
        value={customer}
        opensAtOnce={pressed === "customer"}
        onChange={(next) => change({ customer: next })}
      />
      <InstallerFilter
        installerId={installerId}
        opensAtOnce={pressed === "installer"}
        onChange={(next) => change({ installerId: next })}
      />
      <TextFilter
        name={text("project.field.city")}
        label="project.list.filter.city"
        value={city}
        opensAtOnce={pressed === "city"}
        onChange={(next) => change({ city: next })}
      />
      <FilterControl
        name={text("project.fact.endDate")}
        all={text("certificate.list.any")}
        value={endsFrom || endsTo ? <Days from={endsFrom} to={endsTo} /> : null}
        opensAtOnce={pressed === "endDate"}
        onClear={() => change({ endsFrom: "", endsTo: "" })}
      >
        {() => (
          <div className={styles.days}>
            <PeriodDays
              from={endsFrom}
              to={endsTo}
              onChange={(days) => change("from" in days ? { endsFrom: days.from } : { endsTo: days.to })}
            />
          </div>
        )}
      </FilterControl>
    </>
  );
}

function Days({ from, to }: { from: string; to: string }) {
  if (from && to) return <Text id="project.list.filter.between" values={{ from, to }} />;
  return <Text id={from ? "project.list.filter.from" : "project.list.filter.to"} values={{ day: from || to }} />;
}

type TypedFilterProps = { label: MessageId; value: string; onChange: (value: string) => void; onEnter: () => void };
type TextFilterProps = Omit<TypedFilterProps, "onEnter"> & { name: string; opensAtOnce: boolean };

function TextFilter({ name, label, value, opensAtOnce, onChange }: TextFilterProps) {
  const text = useText();
  return (
    <FilterControl
      name={name}
      value={value.trim() || null}
      all={text("project.list.all")}
      opensAtOnce={opensAtOnce}
      onClear={() => onChange("")}
    >
      {(close) => <TypedFilter label={label} value={value} onChange={onChange} onEnter={close} />}
    </FilterControl>
  );
}

function TypedFilter({ label, value, onChange, onEnter }: TypedFilterProps) {
  const text = useText();
  // The typed text; null once the address contains it.
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === value) setTyped(null);
  return (
    <TextField
      label={text(label)}
      value={typed ?? value}
      maxLength={100}
      autoComplete="off"
      error={null}
      onValueChange={(next) => {
        setTyped(next);
        onChange(next);
      }}
      onKeyDown={(event) => event.key === "Enter" && onEnter()}
    />
  );
}
