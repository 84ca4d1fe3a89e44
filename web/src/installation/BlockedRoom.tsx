import { Link } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { type InstallationView, panelSearch } from "../navigation/projectPanel.ts";
import styles from "./FinishInstallations.module.css";
import type { UnfinishedRoom } from "./useRoomsBelow.ts";

export function BlockedRoom({ installationId, hasProducts, nextStep, ...missing }: UnfinishedRoom) {
  const { missingValues: values, missingPhotos: photos } = missing;
  const view: InstallationView = !hasProducts
    ? { name: "products" }
    : nextStep
      ? { name: "step", stepLabel: nextStep.label }
      : { name: "overview" };
  return (
    <div className={styles.blocked}>
      {hasProducts ? (
        <Text
          id="measuring.missingWithPhotos"
          values={{ values, photos, both: values > 0 && photos > 0 ? "yes" : "no" }}
        />
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
