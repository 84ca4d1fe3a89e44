import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./ErrorSummary.module.css";

export type SummaryError = {
  /** The name of the faulty field in the same form; null for the whole form. */
  field: string | null;
  text: string;
};

type Props = {
  title: ReactNode;
  errors: readonly SummaryError[];
  /** The focus moves here at first and at each change of this number, once per attempt. */
  attempt: number;
};

/** The reasons why a form could not be saved, above its fields; a line about a field links to it. */
export function ErrorSummary({ title, errors, attempt }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt >= 0) box.current?.focus();
  }, [attempt]);
  const lead = (event: MouseEvent, field: string) => {
    event.preventDefault();
    const found = box.current?.closest("form")?.elements.namedItem(field);
    if (found instanceof HTMLElement) found.focus();
  };
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <StatusIcon name="overdue" />
      <div>
        <p className={styles.title}>{title}</p>
        {errors.map(({ field, text }) => (
          <p key={`${field} ${text}`}>
            {field === null ? (
              text
            ) : (
              <a href={`#${field}`} onClick={(event) => lead(event, field)}>
                {text}
              </a>
            )}
          </p>
        ))}
      </div>
    </div>
  );
}
