import { useText } from "../i18n/useText.ts";
import { Card } from "../ui/Card.tsx";
import { Bar } from "../ui/SkeletonHead.tsx";
import styles from "./Figures.module.css";
import headline from "./Headline.module.css";

const totals = [1, 2, 3, 4, 5];
const charts = [1, 2, 3, 4];

export function FiguresSkeleton() {
  const text = useText();
  return (
    <div className={styles.skeleton} role="status" aria-label={text("app.loading")}>
      <Card flush>
        <div className={headline.headline}>
          {totals.map((total) => (
            <div key={total}>
              <Bar width={100} />
              <div className={styles.total}>
                <Bar width={64} />
              </div>
            </div>
          ))}
        </div>
      </Card>
      <div className={styles.grid}>
        {charts.map((chart) => (
          <Card key={chart}>
            <div className={styles.place}>
              <Bar width={200} />
            </div>
          </Card>
        ))}
      </div>
    </div>
  );
}
