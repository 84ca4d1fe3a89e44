import styles from "./Readiness.module.css";

const maxSegments = 40;
const places = Array.from({ length: maxSegments }, (_, index) => index + 1);

/** Draws one segment per installation, or fewer if the segments would be too narrow. */
export function ReadinessBar({ completed, count }: { completed: number; count: number }) {
  const done = count > maxSegments ? Math.floor((completed / count) * maxSegments) : completed;
  return (
    <div className={styles.bar} aria-hidden="true">
      {places.slice(0, count).map((place) => (
        <span key={place} className={place <= done ? styles.done : undefined} />
      ))}
    </div>
  );
}
