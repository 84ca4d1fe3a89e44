import { Link } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { type InstallationView, panelSearch } from "../navigation/projectPanel.ts";
import styles from "./FinishInstallations.module.css";
import type { UnfinishedRoom } from "./useRoomsBelow.ts";

export function BlockedRoom({ installationId, hasProducts, lackCount, lacksOnlyPhotos, nextStep }: UnfinishedRoom) {
  const view: InstallationView = !hasProducts
    ? { name: "products" }
    : nextStep
      ? { name: "step", stepLabel: nextStep.label }
      : { name: "overview" };
  return (
    <div className={styles.blocked}>
      {lacksOnlyPhotos ? (
        <Text id="matrix.noPhoto" />
      ) : hasProducts ? (
        <Text id="installation.finishSeveral.lacks" values={{ count: lackCount }} />
      ) : (
        <Text id="product.none" />
      )}
      <Link to={{ search: panelSearch({ kind: "installation", installationId, view }) }} preventScrollReset>
        {!hasProducts ? (
          <Text id="nextStep.products" />
        ) : nextStep ? (
          <Text id="installation.openStep" values={{ number: nextStep.number }} />
        ) : (
          <Text id="installation.finishSeveral.open" />
        )}
      </Link>
    </div>
  );
}
