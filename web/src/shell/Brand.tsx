import { Text } from "../i18n/Text.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./Brand.module.css";

export function Brand({ size = 28 }: { size?: number }) {
  return (
    <span className={styles.brand}>
      <StatusIcon name="mark" size={size} />
      <span>
        <b>
          <Text id="app.brand" />
        </b>{" "}
        <span className={styles.product}>
          <Text id="app.product" />
        </span>
      </span>
    </span>
  );
}
