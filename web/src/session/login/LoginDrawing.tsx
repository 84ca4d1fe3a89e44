import { useIntl } from "react-intl";
import type { MessageId } from "../../i18n/catalogues.ts";
import { useText } from "../../i18n/useText.ts";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import styles from "./LoginDrawing.module.css";

const row = 68;
const firstRow = 144;
const turns = [1, -1, 1, -1, 1, -1, 1, -1, 1];
const right = 561;
const left = 109;

/** Nine loops of cable that enter and leave at the left edge. */
const cable = turns
  .map(
    (side, at) =>
      `H${side > 0 ? right : left} a34 34 0 0 ${side > 0 ? 1 : 0} 0 ${row} ${at === turns.length - 1 ? "H-2000" : ""}`,
  )
  .join(" ");

const steps: { title: MessageId; resistance: number }[] = [
  { title: "login.drawing.beforeLaying", resistance: 88.4 },
  { title: "login.drawing.afterLaying", resistance: 88.6 },
  { title: "login.drawing.afterCovering", resistance: 88.6 },
  { title: "login.drawing.beforeConnection", resistance: 88.7 },
];

/** A decoration: a cable and its four measurements. It stays dark in both themes. */
export function LoginDrawing() {
  const text = useText();
  const { formatNumber } = useIntl();
  const ohms = (value: number) => formatNumber(value, { minimumFractionDigits: 1 });
  return (
    <div className={`bp6-dark ${styles.drawing}`}>
      <svg viewBox="0 0 660 900" aria-hidden="true" focusable="false">
        <path className={styles.warmth} d={`M-2000 ${firstRow} ${cable}`} />
        <path className={styles.cable} d={`M-2000 ${firstRow} ${cable}`} />
        {steps.map(({ title, resistance }, at) => (
          <g key={title} transform={`translate(207 ${firstRow - 30 + at * 3 * row})`}>
            <rect className={styles.card} width="256" height="60" rx="6" />
            <g transform="translate(18 18)">
              <StatusIcon name="completed" size={24} />
            </g>
            <text className={styles.title} x="52" y="26">
              {text(title)}
            </text>
            <text className={styles.limits} x="52" y="46">
              {text("login.drawing.within", { lowest: ohms(83.8), highest: ohms(97) })}
            </text>
            <text className={styles.value} x="240" y="35">
              {text("login.drawing.ohms", { value: ohms(resistance) })}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
