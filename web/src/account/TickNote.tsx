import styles from "./AccountForm.module.css";

export function TickNote({ note }: { note: string | null }) {
  return note && <p className={styles.note}>{note}</p>;
}
