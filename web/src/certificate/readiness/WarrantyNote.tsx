import { useIntl } from "react-intl";
import { graphql, readInlineData } from "react-relay/hooks";
import { useText } from "../../i18n/useText.ts";
import type { WarrantyNote_folder$key } from "./__generated__/WarrantyNote_folder.graphql.ts";
import styles from "./Readiness.module.css";

const fragment = graphql`
  fragment WarrantyNote_folder on SignableFolder @inline {
    warranty {
      years
      completeYears
      lacks
    }
  }
`;

/** Shows the shortest term of the folders, and what would extend it: "15 years; 10 without the insulation test". */
export function WarrantyNote({ folders }: { folders: readonly WarrantyNote_folder$key[] }) {
  const text = useText();
  const intl = useIntl();
  const terms = folders.flatMap((folder) => readInlineData(fragment, folder).warranty ?? []);
  if (terms.length === 0) return null;
  const years = Math.min(...terms.map((term) => term.years));
  const completeYears = Math.min(...terms.map((term) => term.completeYears));
  const lacks = [...new Set(terms.flatMap((term) => term.lacks))];
  const lacking = () =>
    intl.formatList(
      lacks.flatMap((field) => (field === "%future added value" ? [] : text(`project.readiness.evidence.${field}`))),
      { type: "conjunction" },
    );
  return (
    <p className={styles.state}>
      {completeYears > years
        ? text("project.readiness.warranty.lacks", { years, completeYears, fields: lacking() })
        : text("project.readiness.warranty", { years })}
    </p>
  );
}
