import { Text } from "../i18n/Text.tsx";
import { ViewLink } from "../navigation/ViewLink.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./FinishInstallations.module.css";
import type { UnfinishedRoom } from "./useRoomsBelow.ts";

export function UnfinishedInstallation({ installationId, title, hasProducts, lackCount }: UnfinishedRoom) {
  return (
    <li className={styles.unfinished}>
      <StatusIcon name="not-measured" size={16} />
      <ViewLink installationId={installationId} view={{ name: "overview" }}>
        {title}
      </ViewLink>
      <span className={styles.lacks}>
        {hasProducts ? (
          <Text id="installation.finishSeveral.lacks" values={{ count: lackCount }} />
        ) : (
          <Text id="product.none" />
        )}
      </span>
    </li>
  );
}
