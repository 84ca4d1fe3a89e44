import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { panelSearch } from "../project/projectPanel.ts";
import type { ReadinessRow } from "../project/readinessRows.ts";
import { useReadinessText } from "../project/useReadinessText.ts";
import { Shape } from "../ui/Shape.tsx";
import type { InstallationToActivate_installation$key } from "./__generated__/InstallationToActivate_installation.graphql.ts";
import styles from "./Folders.module.css";

type Props = {
  installationRef: InstallationToActivate_installation$key;
  /** What it lacks, or has outside its limits. */
  remarks: readonly ReadinessRow[];
};

/** Above this many values outside their limits, how many there are says more than each of them. */
const mostNamed = 2;

/** One installation to activate: when it was finished, or what it lacks. Its name leads to its panel. */
export function InstallationToActivate({ installationRef, remarks }: Props) {
  const { installationId, title, completedAt } = useFragment(
    graphql`
      fragment InstallationToActivate_installation on SignableInstallation {
        installationId
        title
        completedAt
      }
    `,
    installationRef,
  );
  const readinessText = useReadinessText();
  const text = useText();
  const outside = remarks.filter(({ kind }) => kind === "outside");
  const named = outside.length > mostNamed ? remarks.filter(({ kind }) => kind !== "outside") : remarks;
  const words = named.map(readinessText);
  if (outside.length > mostNamed) words.push(text("installation.remarks", { count: outside.length }));
  return (
    <li className={styles.installation}>
      <Shape name={outside.length > 0 ? "outside" : completedAt ? "completed" : "not-measured"} size={16} />
      <Link
        className={styles.installationTitle}
        to={{ search: panelSearch({ kind: "installation", installationId, view: { name: "overview" } }) }}
        preventScrollReset
      >
        {title}
      </Link>
      <span className={styles.state}>
        {completedAt && remarks.length === 0 ? (
          <Text id="certificate.installation.completed" values={{ day: localDay(completedAt) }} />
        ) : (
          words.join("; ")
        )}
      </span>
    </li>
  );
}
