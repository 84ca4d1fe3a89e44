import type { ReactNode } from "react";
import type { MessageId } from "../i18n/catalogues.ts";
import { DatedText } from "../i18n/DatedText.tsx";
import { Card } from "../ui/Card.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./Facts.module.css";

export type Words = { id: MessageId; values?: Record<string, string | number> };

/** The title names the verdict too, for readers who cannot see the shape. */
export type Fact = { verdict: "good" | "bad" | "unknown"; title: Words; reasons: Words[]; more?: ReactNode };

const shapes = { good: "completed", bad: "outside", unknown: "not-measured" } as const;

export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <Card>
      <ul className={styles.facts}>
        {facts.map(({ verdict, title, reasons, more }) => (
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
              {more && <p>{more}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
