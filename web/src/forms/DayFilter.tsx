import { useState } from "react";
import { isDay } from "../i18n/isDay.ts";
import { useText } from "../i18n/useText.ts";
import { DateField } from "./DateField.tsx";

type Props = { label: string; day: string; first?: string; last?: string; onChange: (day: string) => void };

/** A day that filters once it is a whole one; empty for none. */
export function DayFilter({ label, day, first, last, onChange }: Props) {
  const text = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? day;
  const isWrong = typed !== null && typed.length === 10 && !isDay(typed);
  return (
    <DateField
      label={label}
      value={value}
      first={first}
      last={last}
      error={isWrong ? text("certificate.validFrom.format") : null}
      onChange={(written) => {
        const isWhole = written === "" || isDay(written);
        setTyped(isWhole ? null : written);
        if (isWhole) onChange(written);
      }}
    />
  );
}
