import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./ErrorSummary.module.css";

export type SummaryError = {
  /** The form's faulty field; null if the fault concerns the whole form. */
  field: string | null;
  text: string;
};

type Props = {
  title: ReactNode;
  errors: readonly SummaryError[];
  /** A new number moves the focus to the summary. */
  attempt: number;
};

/** An error with a `field` links to that field. */
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
