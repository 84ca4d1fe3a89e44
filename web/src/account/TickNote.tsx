import styles from "./AccountForm.module.css";

/** A note under a checkbox. */
export function TickNote({ note }: { note: string | null }) {
  return note && <p className={styles.note}>{note}</p>;
}
