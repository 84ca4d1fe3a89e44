import styles from "./Initials.module.css";

/** Hidden from screen readers, since the name is beside it. */
export function Initials(props: { firstName: string; lastName: string; size?: "small" | "standard" }) {
  const { firstName, lastName, size = "standard" } = props;
  return (
    <span className={`${styles.initials} ${styles[size]}`} aria-hidden="true">
      {firstName.charAt(0)}
      {lastName.charAt(0)}
    </span>
  );
}
