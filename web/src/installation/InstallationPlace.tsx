import { Button } from "@blueprintjs/core";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import type { InstallationPlace_installation$key } from "./__generated__/InstallationPlace_installation.graphql.ts";
import { formatPath } from "./formatPath.ts";
import styles from "./InstallationPlace.module.css";

type Props = { installationRef: InstallationPlace_installation$key; isOff: boolean; onMove: () => void };

export function InstallationPlace({ installationRef, isOff, onMove }: Props) {
  const { path } = useFragment(
    graphql`
      fragment InstallationPlace_installation on Installation {
        path {
          title
        }
      }
    `,
    installationRef,
  );
  return (
    <div className={styles.place}>
      <div className={styles.words}>
        <span className={styles.label}>
          <Text id="installation.place" />
        </span>
        {formatPath(path)}
      </div>
      <Button disabled={isOff} onClick={onMove}>
        <Text id="installation.move.open" />
      </Button>
    </div>
  );
}
