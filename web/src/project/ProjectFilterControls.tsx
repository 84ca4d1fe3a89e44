import { Button } from "@blueprintjs/core";
import { useState } from "react";
import { PeriodDays } from "../forms/PeriodDays.tsx";
import { calendarDays } from "../forms/periods.ts";
import { SuggestField } from "../forms/SuggestField.tsx";
import type { MessageId } from "../i18n/catalogues.ts";
import { localDay } from "../i18n/localDay.ts";
import { addDays, type Days, weekDays } from "../i18n/parsePeriod.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { ProjectListName } from "../navigation/projectListName.ts";
import { FilterControl } from "../ui/FilterControl.tsx";
import { InstallerFilter } from "./InstallerFilter.tsx";
import styles from "./ProjectListFilters.module.css";
import type { FilterName } from "./ProjectListFilters.tsx";
import type { ProjectFilters } from "./projectListFilters.ts";
import { useColumnValues } from "./useColumnValues.ts";

type Props = {
  list: ProjectListName;
  filters: ProjectFilters;
  onChange: (filters: ProjectFilters) => void;
  /** The filter that opens at once. */
  pressed: FilterName | null;
};

export function ProjectFilterControls({ list, filters, onChange, pressed }: Props) {
  const text = useText();
  const change = (next: Partial<ProjectFilters>) => onChange({ ...filters, ...next });
  const { customer, installerId, city, endsFrom, endsTo } = filters;
  return (
    <>
      <TextFilter
        name={text("project.fact.customer")}
        label="project.list.filter.customer"
        column="customer"
        list={list}
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
        column="city"
        list={list}
        value={city}
        opensAtOnce={pressed === "city"}
        onChange={(next) => change({ city: next })}
      />
      <FilterControl
        name={text("project.fact.endDate")}
        all={text("certificate.list.any")}
        value={endsFrom || endsTo ? <ChosenDays from={endsFrom} to={endsTo} /> : null}
        opensAtOnce={pressed === "endDate"}
        onClear={() => change({ endsFrom: "", endsTo: "" })}
      >
        {(close) => (
          <div className={styles.days}>
            <EndPresets
              from={endsFrom}
              to={endsTo}
              onChoose={(days) => {
                change({ endsFrom: days.from, endsTo: days.to });
                close();
              }}
            />
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

function ChosenDays({ from, to }: { from: string; to: string }) {
  if (from && to) return <Text id="project.list.filter.between" values={{ from, to }} />;
  return <Text id={from ? "project.list.filter.from" : "project.list.filter.to"} values={{ day: from || to }} />;
}

type PresetProps = { from: string; to: string; onChoose: (days: Days) => void };

function EndPresets({ from, to, onChoose }: PresetProps) {
  const today = localDay(new Date().toISOString());
  const presets = [
    { label: "project.list.filter.past", days: { from: "", to: addDays(today, -1) } },
    { label: "period.thisWeek", days: weekDays(today) },
    { label: "period.thisMonth", days: calendarDays("thisMonth", today) },
  ] as const;
  return (
    <div className={styles.presets}>
      {presets.map(({ label, days }) => (
        <Button
          key={label}
          alignText="start"
          variant="minimal"
          aria-pressed={days.from === from && days.to === to}
          onClick={() => onChoose(days)}
        >
          <Text id={label} />
        </Button>
      ))}
    </div>
  );
}

type TypedFilterProps = {
  label: MessageId;
  column: "customer" | "city";
  list: ProjectListName;
  value: string;
  onChange: (value: string) => void;
  onEnter: () => void;
};
type TextFilterProps = Omit<TypedFilterProps, "onEnter"> & { name: string; opensAtOnce: boolean };

function TextFilter({ name, opensAtOnce, ...filter }: TextFilterProps) {
  const text = useText();
  const { value, onChange } = filter;
  return (
    <FilterControl
      name={name}
      value={value.trim() || null}
      all={text("project.list.all")}
      opensAtOnce={opensAtOnce}
      onClear={() => onChange("")}
    >
      {(close) => <TypedFilter {...filter} onEnter={close} />}
    </FilterControl>
  );
}

function TypedFilter({ label, column, list, value, onChange, onEnter }: TypedFilterProps) {
  const text = useText();
  // The typed text; null once the address contains it.
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === value) setTyped(null);
  const values = useColumnValues(column, typed ?? value, list);
  return (
    <SuggestField
      label={text(label)}
      isInPlace
      suggestions={values.map((each) => ({ id: each, title: each, detail: "" }))}
      onChoose={({ title }) => {
        setTyped(title);
        onChange(title);
        onEnter();
      }}
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
