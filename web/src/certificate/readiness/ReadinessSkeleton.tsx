import { Text } from "../../i18n/Text.tsx";
import { Card } from "../../ui/Card.tsx";
import { Bar } from "../../ui/SkeletonHead.tsx";
import styles from "./Readiness.module.css";
import { ReadinessBar } from "./ReadinessBar.tsx";

/** Has the height of a card with this number of rows. `count` is the number of rooms, if it is known. */
export function ReadinessSkeleton({ rows, count = 0 }: { rows: number; count?: number | undefined }) {
  const places = Array.from({ length: rows }, (_, at) => at);
  return (
    <Card>
      <div className={styles.head}>
        <h2>
          <Text id="project.readiness.title" />
        </h2>
      </div>
      <ReadinessBar completed={0} count={count} />
      <div className={styles.list}>
        {places.map((at) => (
          <span key={at} className={styles.missing}>
            <Bar width={at % 2 === 0 ? 220 : 180} />
          </span>
        ))}
      </div>
    </Card>
  );
}
