import { graphql, useFragment } from "react-relay/hooks";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { Shape } from "../ui/Shape.tsx";
import type { InstallationFacts_installation$key } from "./__generated__/InstallationFacts_installation.graphql.ts";
import styles from "./InstallationFacts.module.css";

export function InstallationFacts({ installationRef }: { installationRef: InstallationFacts_installation$key }) {
  const { installer, createdAt, status, activatedAt } = useFragment(
    graphql`
      fragment InstallationFacts_installation on Installation {
        installer {
          firstName
          lastName
        }
        createdAt
        status
        activatedAt
      }
    `,
    installationRef,
  );
  const isCompleted = status === "COMPLETED";
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Text id="installation.installer" />
        </dt>
        <dd>{`${installer.firstName} ${installer.lastName}`}</dd>
      </div>
      <div>
        <dt>
          <Text id="installation.created" />
        </dt>
        <dd>{localDay(createdAt)}</dd>
      </div>
      <div>
        <dt>
          <Text id="installation.status" />
        </dt>
        <dd className={isCompleted ? styles.completed : styles.started}>
          <Shape name={isCompleted ? "completed" : "in-progress"} size={16} />
          <Text id={isCompleted ? "installation.status.completed" : "installation.status.started"} />
        </dd>
        {activatedAt && (
          <dd className={styles.activated}>
            <Text id="installation.activatedOn" values={{ date: localDay(activatedAt) }} />
          </dd>
        )}
      </div>
    </dl>
  );
}
