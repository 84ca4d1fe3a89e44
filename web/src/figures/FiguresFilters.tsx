import styles from "../forms/Filters.module.css";
import { PeriodDays } from "../forms/PeriodDays.tsx";
import { SelectField } from "../forms/SelectField.tsx";
import { useText } from "../i18n/useText.ts";
import type { ChangeView } from "../navigation/useListView.ts";
import { type FiguresView, figuresPeriods } from "./figuresView.ts";

/** The period filters by the warranty's first day. */
export function FiguresFilters({ view, onChangeView }: { view: FiguresView; onChangeView: ChangeView<FiguresView> }) {
  const text = useText();
  return (
    <div className={styles.filters}>
      <SelectField
        label={text("certificate.list.period")}
        value={view.period}
        options={figuresPeriods.map((period) => ({ value: period, label: text(`period.${period}`) }))}
        onChange={(value) =>
          onChangeView({ period: figuresPeriods.find((period) => period === value) ?? "thisYear", from: "", to: "" })
        }
      />
      {view.period === "dates" && <PeriodDays from={view.from} to={view.to} onChange={onChangeView} />}
    </div>
  );
}
