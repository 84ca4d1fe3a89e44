import { Button, ButtonGroup } from "@blueprintjs/core";
import styles from "../forms/Filters.module.css";
import { PeriodDays } from "../forms/PeriodDays.tsx";
import { SelectField } from "../forms/SelectField.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { ChangeView } from "../navigation/useListView.ts";
import figures from "./Figures.module.css";
import { type FiguresPeriod, type FiguresView, figuresDays, figuresPeriods, periodName } from "./figuresView.ts";

/** Each button's periods, the current one first. */
const units = {
  month: ["thisMonth", "lastMonth"],
  quarter: ["thisQuarter", "lastQuarter"],
  halfYear: ["thisHalfYear", "lastHalfYear"],
  year: ["thisYear", "lastYear", "lastTwelveMonths"],
  dates: ["dates"],
} as const satisfies Record<string, readonly FiguresPeriod[]>;

const unitNames = Object.keys(units) as (keyof typeof units)[];

/** A warranty counts in the period that contains its first day. */
export function FiguresFilters({ view, onChangeView }: { view: FiguresView; onChangeView: ChangeView<FiguresView> }) {
  const text = useText();
  /** Choosing `dates` starts with the days of the period that was shown before. */
  const choose = (period: FiguresPeriod) =>
    period !== view.period &&
    onChangeView({ period, ...(period === "dates" ? figuresDays(view) : { from: "", to: "" }) });
  const periods: readonly FiguresPeriod[] =
    Object.values(units).find((own: readonly FiguresPeriod[]) => own.includes(view.period)) ?? units.year;
  return (
    <div className={styles.filters}>
      <ButtonGroup className={figures.units} role="group" aria-label={text("certificate.list.period")}>
        {unitNames.map((unit) => (
          <Button key={unit} aria-pressed={periods === units[unit]} onClick={() => choose(units[unit][0])}>
            <Text id={`figures.unit.${unit}`} />
          </Button>
        ))}
      </ButtonGroup>
      {view.period === "dates" ? (
        <PeriodDays from={view.from} to={view.to} onChange={onChangeView} />
      ) : (
        <SelectField
          isInline
          label={text("figures.chosenDays")}
          value={view.period}
          options={periods.map((period) => ({
            value: period,
            label: text("figures.periodDays", {
              period: period.startsWith("this")
                ? text("figures.soFar", { period: text(`period.${period}`) })
                : text(`period.${period}`),
              days: periodName({ period, from: "", to: "" }),
            }),
          }))}
          onChange={(value) => choose(figuresPeriods.find((period) => period === value) ?? "thisYear")}
        />
      )}
    </div>
  );
}
