import { useText } from "../i18n/useText.ts";
import { DayFilter } from "./DayFilter.tsx";

type Props = { from: string; to: string; onChange: (days: { from: string } | { to: string }) => void };

export function PeriodDays({ from, to, onChange }: Props) {
  const text = useText();
  return (
    <>
      <DayFilter
        label={text("certificate.list.from")}
        bound="from"
        day={from}
        last={to}
        onChange={(day) => onChange({ from: day })}
      />
      <DayFilter
        label={text("certificate.list.to")}
        bound="to"
        day={to}
        first={from}
        onChange={(day) => onChange({ to: day })}
      />
    </>
  );
}
