import styles from "./Chart.module.css";
import { chartHeight, monthScale } from "./monthScale.ts";
import { useFigureTexts } from "./useFigureTexts.ts";

const maxNames = 12;
const nameWidth = 34;

type Props = { months: readonly { key: string }[]; width: number };

/** With many months some names are left out. The table names every month. */
export function MonthNames({ months, width }: Props) {
  const { monthShort } = useFigureTexts();
  const across = monthScale(months, width);
  const each = Math.max(Math.ceil(months.length / maxNames), Math.ceil(nameWidth / across.step()));
  const named = months.filter((_, month) => month % each === 0);
  return named.map(({ key }, index) => (
    <g key={key} className={styles.label}>
      <text x={(across(key) ?? 0) + across.bandwidth() / 2} y={chartHeight - 22}>
        {monthShort(key)}
      </text>
      {key.slice(0, 4) !== named[index - 1]?.key.slice(0, 4) && (
        <text x={(across(key) ?? 0) + across.bandwidth() / 2} y={chartHeight - 5}>
          {key.slice(0, 4)}
        </text>
      )}
    </g>
  ));
}
