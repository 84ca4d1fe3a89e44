import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { useMatrixRoom_installation$key } from "../matrix/__generated__/useMatrixRoom_installation.graphql.ts";
import { Matrix } from "../matrix/Matrix.tsx";
import type { MatrixRoom } from "../matrix/matrixRoom.ts";
import { useMatrixRoom } from "../matrix/useMatrixRoom.ts";
import { panelSearch } from "../navigation/projectPanel.ts";
import type { MutationResult } from "../relay/mutationResult.ts";
import { TickBox } from "../ui/TickBox.tsx";
import type { RoomNote_installation$key } from "./__generated__/RoomNote_installation.graphql.ts";
import { CertifiedCount } from "./CertifiedCount.tsx";
import styles from "./FinishInstallations.module.css";
import { RoomNote } from "./RoomNote.tsx";

type Finishable = RoomNote_installation$key &
  useMatrixRoom_installation$key & {
    readonly id: string;
    readonly installationId: string;
    readonly isUnsent: boolean;
    readonly outcome: MutationResult | undefined;
  };

type Props = {
  groups: readonly { folderId: string; place: string; rooms: readonly Finishable[] }[];
  openIds: readonly string[];
  chosenIds: readonly string[];
  isFinishing: boolean;
  onChoose: (ids: readonly string[]) => void;
};

const addressOf = ({ id: installationId }: MatrixRoom, stepLabel: string | null) => ({
  search: panelSearch({
    kind: "installation",
    installationId,
    view: stepLabel === null ? { name: "overview" } : { name: "step", stepLabel },
  }),
});

/** The values of all rooms that can be finished, so that people see what they certify. */
export function FinishableInstallations({ groups, openIds, chosenIds, isFinishing, onChoose }: Props) {
  const text = useText();
  const roomOf = useMatrixRoom();
  const filled = groups.filter(({ rooms }) => rooms.length > 0);
  const rooms = new Map(filled.flatMap((group) => group.rooms.map((room) => [room.installationId, room])));
  const matrixGroups = filled.map(({ folderId, place, rooms: own }) => ({
    id: folderId,
    title: filled.length > 1 ? place : null,
    rooms: own.map(roomOf),
  }));
  const chosen = matrixGroups.flatMap((group) =>
    group.rooms.filter(({ id }) => chosenIds.includes(rooms.get(id)?.id ?? "")),
  );
  const boxOf = ({ id, title }: MatrixRoom) => {
    const room = rooms.get(id);
    if (!room || room.outcome?.kind === "done") return null;
    return (
      <TickBox
        label={title}
        isTicked={chosenIds.includes(room.id)}
        isDisabled={isFinishing}
        onTick={(isTicked) =>
          onChoose(isTicked ? [...chosenIds, room.id] : chosenIds.filter((other) => other !== room.id))
        }
      />
    );
  };
  const noteOf = ({ id }: MatrixRoom) => {
    const room = rooms.get(id);
    if (!room) return null;
    const { isUnsent, outcome } = room;
    const isChosen = chosenIds.includes(room.id);
    return <RoomNote installationRef={room} {...{ isChosen, isUnsent, isFinishing, outcome }} />;
  };
  return (
    <section>
      <h3>
        <Text id="installation.finishSeveral.ready" values={{ count: openIds.length }} />
      </h3>
      <CertifiedCount rooms={chosen} />
      <div className={styles.matrix}>
        <Matrix
          caption={text("installation.finish.values")}
          groups={matrixGroups}
          addressOf={addressOf}
          lead={{
            head: openIds.length > 1 && (
              <TickBox
                label={text("installation.finishSeveral.all", { count: openIds.length })}
                isTicked={chosenIds.length === openIds.length}
                isPart={chosenIds.length > 0 && chosenIds.length < openIds.length}
                isDisabled={isFinishing}
                onTick={(isTicked) => onChoose(isTicked ? openIds : [])}
              />
            ),
            cellOf: boxOf,
          }}
          noteOf={noteOf}
          isSticky
          hasDays
        />
      </div>
    </section>
  );
}
