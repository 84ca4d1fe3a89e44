import { ProgressBar } from "@blueprintjs/core";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { Card } from "../../ui/Card.tsx";
import styles from "./ImportPage.module.css";

type Props = { done: number; total: number };

/** The import continues when the page is left. */
export function ImportProgress({ done, total }: Props) {
  const text = useText();
  return (
    <Card>
      <div role="status">
        <p>
          <Text id="project.import.progress" values={{ done, total }} />
        </p>
        <ProgressBar
          aria-label={text("project.import.progress", { done, total })}
          value={total === 0 ? 0 : done / total}
          animate={false}
          stripes={false}
          intent="primary"
        />
        <p className={styles.help}>
          <Text id="project.import.leave" />
        </p>
      </div>
    </Card>
  );
}
