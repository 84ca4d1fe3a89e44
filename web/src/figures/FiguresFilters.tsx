import styles from "../forms/Filters.module.css";
import { PeriodDays } from "../forms/PeriodDays.tsx";
import { SelectField } from "../forms/SelectField.tsx";
import type { MessageId } from "../i18n/catalogues.ts";
import { useText } from "../i18n/useText.ts";
import type { ChangeView } from "../navigation/useListView.ts";
import { type FiguresPeriod, type FiguresView, figuresPeriods } from "./figuresView.ts";

const periodTexts: Record<FiguresPeriod, MessageId> = {
  thisYear: "certificate.list.period.thisYear",
  lastTwelveMonths: "figures.period.lastTwelveMonths",
  thisQuarter: "certificate.list.period.thisQuarter",
  lastQuarter: "certificate.list.period.lastQuarter",
  dates: "certificate.list.period.dates",
};

/** By the warranty's first day. */
export function FiguresFilters({ view, onChangeView }: { view: FiguresView; onChangeView: ChangeView<FiguresView> }) {
  const text = useText();
  return (
    <div className={styles.filters}>
      <SelectField
        label={text("certificate.list.period")}
        value={view.period}
        options={figuresPeriods.map((period) => ({ value: period, label: text(periodTexts[period]) }))}
        onChange={(value) =>
          onChangeView({ period: figuresPeriods.find((period) => period === value) ?? "thisYear", from: "", to: "" })
        }
      />
      {view.period === "dates" && <PeriodDays from={view.from} to={view.to} onChange={onChangeView} />}
    </div>
  );
}
