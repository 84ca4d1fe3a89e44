import { Link } from "react-router";
import { Text } from "../../i18n/Text.tsx";
import { panelSearch } from "../../navigation/projectPanel.ts";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import styles from "./Readiness.module.css";

const undelivered = panelSearch({ kind: "activation", tab: "activated", isUndelivered: true });

export function UndeliveredNote({ count }: { count: number }) {
  return (
    <p className={styles.undelivered}>
      <StatusIcon name="overdue" size={16} />
      <span>
        <Text id="project.readiness.undelivered" values={{ count }} />{" "}
        <Link to={{ search: undelivered }} preventScrollReset>
          <Text id="certificate.correct" />
        </Link>
      </span>
    </p>
  );
}
