import type { MessageId } from "../i18n/catalogues.ts";
import { DatedText } from "../i18n/DatedText.tsx";
import { Text } from "../i18n/Text.tsx";
import { Card } from "../ui/Card.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./Facts.module.css";
import { TimestampFile } from "./TimestampFile.tsx";

export type Words = { id: MessageId; values?: Record<string, string | number> };

/** `title` also names the verdict, for readers who cannot see the shape. `timestampUrl` links a separate time stamp. */
export type Fact = {
  verdict: "good" | "bad" | "unknown";
  title: Words;
  reasons: Words[];
  timestampUrl?: string | null;
};

const shapes = { good: "completed", bad: "outside", unknown: "not-measured" } as const;

type Props = {
  facts: Fact[];
  /** Facts that are shown on demand, below their heading. */
  folded?: { title: MessageId; facts: Fact[] };
};

export function Facts({ facts, folded }: Props) {
  return (
    <Card>
      <FactList facts={facts} />
      {folded && (
        <details className={styles.folded}>
          <summary>
            <Text id={folded.title} />
          </summary>
          <FactList facts={folded.facts} />
        </details>
      )}
    </Card>
  );
}

function FactList({ facts }: { facts: Fact[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map(({ verdict, title, reasons, timestampUrl }) => (
        <li key={title.id} className={styles.fact}>
          <StatusIcon name={shapes[verdict]} />
          <div>
            <b className={verdict === "bad" ? styles.bad : undefined}>
              <DatedText {...title} />
            </b>
            {reasons.map((reason) => (
              <p key={reason.id}>
                <DatedText {...reason} />
              </p>
            ))}
            {timestampUrl && (
              <p>
                <TimestampFile url={timestampUrl} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
