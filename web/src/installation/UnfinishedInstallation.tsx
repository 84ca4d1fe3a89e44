import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { ViewLink } from "../navigation/ViewLink.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { UnfinishedInstallation_installation$key } from "./__generated__/UnfinishedInstallation_installation.graphql.ts";
import styles from "./FinishInstallations.module.css";

/** One that cannot be finished yet, with how much it lacks. Its name leads to its panel. */
export function UnfinishedInstallation({
  installationRef,
}: {
  installationRef: UnfinishedInstallation_installation$key;
}) {
  const { installationId, title, missing } = useFragment(
    graphql`
      fragment UnfinishedInstallation_installation on Installation {
        installationId
        title
        missing {
          kind
        }
      }
    `,
    installationRef,
  );
  const count = missing.filter(({ kind }) => kind === "NOT_RECORDED").length;
  return (
    <li className={styles.unfinished}>
      <StatusIcon name="not-measured" size={16} />
      <ViewLink installationId={installationId} view={{ name: "overview" }}>
        {title}
      </ViewLink>
      <span className={styles.lacks}>
        {missing.some(({ kind }) => kind === "NO_PRODUCTS") ? (
          <Text id="product.none" />
        ) : (
          <Text id="installation.finishSeveral.lacks" values={{ count }} />
        )}
      </span>
    </li>
  );
}
