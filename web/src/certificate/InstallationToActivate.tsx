import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { panelSearch } from "../project/projectPanel.ts";
import { Shape } from "../ui/Shape.tsx";
import type { InstallationToActivate_installation$key } from "./__generated__/InstallationToActivate_installation.graphql.ts";
import styles from "./Folders.module.css";
import { MissingSummary } from "./MissingSummary.tsx";

/** One installation to activate: when it was finished, or what it lacks. Its name leads to its panel. */
export function InstallationToActivate({
  installationRef,
}: {
  installationRef: InstallationToActivate_installation$key;
}) {
  const { installationId, title, completedAt, missing } = useFragment(
    graphql`
      fragment InstallationToActivate_installation on SignableInstallation {
        installationId
        title
        completedAt
        missing {
          kind
          ...MissingSummary_missing
        }
      }
    `,
    installationRef,
  );
  const isOutside = missing.some(({ kind }) => kind === "OUTSIDE");
  return (
    <li className={styles.installation}>
      <Shape name={isOutside ? "outside" : completedAt ? "completed" : "not-measured"} size={16} />
      <Link
        className={styles.installationTitle}
        to={{ search: panelSearch({ kind: "installation", installationId, view: { name: "overview" } }) }}
        preventScrollReset
      >
        {title}
      </Link>
      <span className={styles.state}>
        {missing.length > 0 ? (
          <MissingSummary missingRef={missing} />
        ) : completedAt ? (
          <Text id="certificate.installation.completed" values={{ day: localDay(completedAt) }} />
        ) : (
          <Text id="certificate.installation.readyToFinish" />
        )}
      </span>
    </li>
  );
}
