import { useIntl } from "react-intl";
import { graphql, readInlineData } from "react-relay/hooks";
import { Link } from "react-router";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { useIsAdmin } from "../../relay/features.tsx";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import type { NationalRecordNote_folder$key } from "./__generated__/NationalRecordNote_folder.graphql.ts";
import styles from "./Readiness.module.css";

const fragment = graphql`
  fragment NationalRecordNote_folder on SignableFolder @inline {
    nationalRecord {
      country
      lacks
    }
  }
`;

const countries = ["FI", "NO", "SE"] as const;
const ofCompany = ["HEAD_OF_WORKS", "QUALIFICATION", "CONTACT", "STATEMENT"] as const;
const items = [
  ...ofCompany,
  ...(["WORK_KIND", "RESULTS", "INSTRUMENT", "TEST_VOLTAGE", "PHOTOS", "SIGNATURE"] as const),
];

/** The items that the folders' records lack: "Finnish record: head of electrical works missing". */
export function NationalRecordNote({ folders }: { folders: readonly NationalRecordNote_folder$key[] }) {
  const text = useText();
  const intl = useIntl();
  const isAdmin = useIsAdmin();
  const records = folders.flatMap((folder) => readInlineData(fragment, folder).nationalRecord ?? []);
  const lacks = items.filter((item) => records.some((record) => record.lacks.includes(item)));
  const country = countries.find((known) => records[0]?.country === known);
  if (!country || lacks.length === 0) return null;
  const canFill = isAdmin && ofCompany.some((item) => lacks.includes(item));
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
