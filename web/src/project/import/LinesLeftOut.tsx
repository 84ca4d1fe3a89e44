import { Text } from "../../i18n/Text.tsx";
import styles from "./ImportPage.module.css";

export function LinesLeftOut({ lines }: { lines: readonly number[] }) {
  return (
    <span className={styles.stayOut}>
      <Text id="project.import.staysOut" values={{ count: lines.length, lines: lines.join(", ") }} />
    </span>
  );
}
