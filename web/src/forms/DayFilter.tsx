import { useState } from "react";
import { isDay } from "../i18n/isDay.ts";
import { localDay } from "../i18n/localDay.ts";
import { isUnfinished, parsePeriod } from "../i18n/parsePeriod.ts";
import { useText } from "../i18n/useText.ts";
import { DateField } from "./DateField.tsx";

type Props = {
  label: string;
  day: string;
  /** Whether a typed month, quarter or year becomes its first or its last day. */
  bound: "from" | "to";
  first?: string;
  last?: string;
  onChange: (day: string) => void;
};

// Matches a complete date, which no further typing turns into another date.
const whole = /^(\d{8}|\d{4}\D+\d{1,2}\D+\d{2}|\d{1,2}\D+\d{1,2}\D+\d{4})$/;

/** Filters when the date is complete or the field loses focus. An invalid date removes the filter. */
export function DayFilter({ label, day, bound, first, last, onChange }: Props) {
  const text = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const parse = (written: string, today: string) => parsePeriod(written, today)?.[bound] ?? null;
  const found = typed === null ? null : parse(typed, localDay(new Date().toISOString()));
  const isWrong = typed !== null && found === null && (isLeft || !isUnfinished(typed));
  const take = (next: string) => {
    if (next !== day) onChange(next);
  };
  const change = (written: string) => {
    setLeft(false);
    const isPlain = written === "" || isDay(written);
    setTyped(isPlain ? null : written);
    if (isPlain) return take(written);
    const next = parse(written, localDay(new Date().toISOString()));
    if (next === null && !isUnfinished(written)) return take("");
    if (next !== null && whole.test(written.trim())) take(next);
  };
  const end = () => {
    setLeft(true);
    if (typed !== null && found === null) take("");
  };
  return (
    <DateField
      label={label}
      value={typed ?? day}
      first={first}
      last={last}
      error={isWrong ? text("form.date.noDay") : null}
      note={isWrong ? text("form.date.filterExample") : null}
      parse={parse}
      onChange={change}
      onEnd={end}
    />
  );
}
