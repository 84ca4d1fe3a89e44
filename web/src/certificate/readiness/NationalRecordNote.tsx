import { useIntl } from "react-intl";
import { Link } from "react-router";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { useIsAdmin } from "../../relay/features.tsx";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import type { recordGaps_folder$key } from "./__generated__/recordGaps_folder.graphql.ts";
import styles from "./Readiness.module.css";
import { itemsOfCompany, recordGaps } from "./recordGaps.ts";

/** Names what the folders' records lack: "Finnish record: head of electrical works missing". */
export function NationalRecordNote({ folders }: { folders: readonly recordGaps_folder$key[] }) {
  const text = useText();
  const intl = useIntl();
  const isAdmin = useIsAdmin();
  const gaps = recordGaps(folders);
  if (!gaps) return null;
  const { country, lacks } = gaps;
  const canFill = isAdmin && itemsOfCompany.some((item) => lacks.includes(item));
  return (
    <p className={styles.undelivered}>
      <StatusIcon name="not-measured" size={16} />
      <span>
        {text("project.readiness.record", {
          record: text(`project.readiness.record.${country}`),
          items: intl.formatList(
            lacks.map((item) => text(`project.readiness.recordItem.${item}`)),
            { type: "conjunction" },
          ),
        })}{" "}
        {canFill && (
          <Link to="/account#record">
            <Text id="project.readiness.record.fill" />
          </Link>
        )}
      </span>
    </p>
  );
}
