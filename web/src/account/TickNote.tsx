import styles from "./AccountForm.module.css";

/** A word about a tick, under it. */
export function TickNote({ note }: { note: string | null }) {
  return note && <p className={styles.note}>{note}</p>;
}
