import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router";
import { localDay } from "../../i18n/localDay.ts";
import { Text } from "../../i18n/Text.tsx";
import { UnbrokenDates } from "../../i18n/UnbrokenDates.tsx";
import { useText } from "../../i18n/useText.ts";
import { remarkShape, useRemarkCounts } from "../../installation/installationApi.ts";
import { panelSearch } from "../../navigation/projectPanel.ts";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import type { ReadinessRow } from "../readiness/readinessRows.ts";
import { useReadinessText } from "../readiness/useReadinessText.ts";
import type { InstallationToActivate_installation$key } from "./__generated__/InstallationToActivate_installation.graphql.ts";
import styles from "./Folders.module.css";

type Props = {
  installationRef: InstallationToActivate_installation$key;
  /** Missing values, values outside their limits, and values that cannot be judged. */
  remarks: readonly ReadinessRow[];
};

/** If more values than this have a remark, they are counted instead of named. */
const maxNamed = 2;

export function InstallationToActivate({ installationRef, remarks }: Props) {
  const { installationId, title, completedAt, ...installation } = useFragment(
    graphql`
      fragment InstallationToActivate_installation on SignableInstallation {
        installationId
        title
        completedAt
        awaitsReview
      }
    `,
    installationRef,
  );
  const text = useText();
  const awaitsReview = installation.awaitsReview === true;
  const readinessText = useReadinessText();
  const remarkCounts = useRemarkCounts();
  const values = remarks.flatMap((remark) => (remark.kind === "remark" ? [remark.missing] : []));
  const named = values.length > maxNamed ? remarks.filter(({ kind }) => kind !== "remark") : remarks;
  const words = named.map((row) => readinessText([row]));
  if (awaitsReview) words.unshift(text("certificate.installation.waits"));
  if (values.length > maxNamed) words.push(remarkCounts(values));
  const questionable = remarks.flatMap((row) => ("missing" in row ? [row.missing] : []));
  const [worst] = questionable.toSorted((one) => (one.kind === "OUTSIDE" ? -1 : 1));
  return (
    <li className={styles.installation}>
      <StatusIcon
        name={worst ? remarkShape(worst) : completedAt ? (awaitsReview ? "in-progress" : "completed") : "not-measured"}
        size={16}
      />
      <Link
        className={styles.installationTitle}
        to={{ search: panelSearch({ kind: "installation", installationId, view: { name: "overview" } }) }}
        preventScrollReset
      >
        {title}
      </Link>
      {completedAt && words.length === 0 ? (
        <span className={styles.state}>
          <Text id="certificate.installation.completed" values={{ day: localDay(completedAt) }} />
        </span>
      ) : (
        <span className={styles.lacks}>
          <UnbrokenDates>{words.join("; ")}</UnbrokenDates>
        </span>
      )}
    </li>
  );
}
