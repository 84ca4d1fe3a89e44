import { graphql, useFragment } from "react-relay/hooks";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { InstallationDetails_installation$key } from "./__generated__/InstallationDetails_installation.graphql.ts";
import styles from "./InstallationDetails.module.css";

export function InstallationDetails({ installationRef }: { installationRef: InstallationDetails_installation$key }) {
  const { installer, createdAt, status, activatedAt } = useFragment(
    graphql`
      fragment InstallationDetails_installation on Installation {
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
        <dt className="heard-only">
          <Text id="installation.status" />
        </dt>
        <dd className={isCompleted ? styles.completed : styles.started}>
          <StatusIcon name={isCompleted ? "completed" : "in-progress"} size={16} />
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
