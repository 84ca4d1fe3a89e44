import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { useMatrixRoom_installation$key } from "../matrix/__generated__/useMatrixRoom_installation.graphql.ts";
import type { MatrixRoom } from "../matrix/matrixRoom.ts";
import { TurnedMatrix } from "../matrix/TurnedMatrix.tsx";
import { useMatrixRoom } from "../matrix/useMatrixRoom.ts";
import { panelSearch } from "../navigation/projectPanel.ts";
import { Card } from "../ui/Card.tsx";
import styles from "./FinishView.module.css";

const addressOf = ({ id: installationId }: MatrixRoom, stepLabel: string | null) => ({
  search: panelSearch({
    kind: "installation",
    installationId,
    view: stepLabel === null ? { name: "overview" } : { name: "step", stepLabel },
  }),
});

/** People see all values of a room before they certify it. */
export function CertifiedValues({ installationRef }: { installationRef: useMatrixRoom_installation$key }) {
  const text = useText();
  const room = useMatrixRoom()(installationRef);
  if (room.products.length === 0) return null;
  return (
    <section>
      <h3 className={styles.certified}>
        <Text id="installation.finish.values" />
      </h3>
      <Card flush>
        <div className={styles.values}>
          <TurnedMatrix caption={text("installation.finish.values")} room={room} addressOf={addressOf} />
        </div>
      </Card>
    </section>
  );
}
