import { useState } from "react";
import { useText } from "../i18n/useText.ts";
import type { useMatrixRoom_installation$key } from "../matrix/__generated__/useMatrixRoom_installation.graphql.ts";
import { Matrix } from "../matrix/Matrix.tsx";
import { countValues, type MatrixRoom } from "../matrix/matrixRoom.ts";
import { useMatrixRoom } from "../matrix/useMatrixRoom.ts";
import { panelSearch } from "../navigation/projectPanel.ts";
import type { MutationResult } from "../relay/mutationResult.ts";
import { TickBox } from "../ui/TickBox.tsx";
import type { RoomNote_installation$key } from "./__generated__/RoomNote_installation.graphql.ts";
import { BlockedRoom } from "./BlockedRoom.tsx";
import { type FinishFilter, FinishFilters } from "./FinishFilters.tsx";
import styles from "./FinishInstallations.module.css";
import { RoomNote } from "./RoomNote.tsx";
import type { UnfinishedRoom } from "./useRoomsBelow.ts";

type Finishable = RoomNote_installation$key &
  useMatrixRoom_installation$key & {
    readonly id: string;
    readonly installationId: string;
    readonly isUnsent: boolean;
    readonly outcome: MutationResult | undefined;
  };

type Blocked = UnfinishedRoom & { readonly values: useMatrixRoom_installation$key | null };

type Group<Room> = { folderId: string; place: string; rooms: readonly Room[] };

type Props = {
  groups: readonly Group<Finishable>[];
  /** Rooms that cannot be finished yet. Rooms of folders that are not loaded have no values. */
  blockedGroups: readonly Group<Blocked>[];
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

const isDeviating = ({ products }: MatrixRoom) => countValues(products).outside > 0;

/** People see the values of all rooms before they certify them. Rooms that cannot be finished come last. */
export function FinishableInstallations(props: Props) {
  const { groups, blockedGroups, openIds, chosenIds, isFinishing, onChoose } = props;
  const text = useText();
  const roomOf = useMatrixRoom();
  const [filter, setFilter] = useState<FinishFilter>("all");
  const rooms = new Map(groups.flatMap((group) => group.rooms.map((room) => [room.installationId, room])));
  const blocked = new Map(blockedGroups.flatMap((group) => group.rooms.map((room) => [room.installationId, room])));
  const hasPlaces = [groups, blockedGroups].some((each) => each.filter((group) => group.rooms.length > 0).length > 1);
  const ready = groups.map(({ folderId, place, rooms: own }) => ({
    id: `ready ${folderId}`,
    title: hasPlaces ? place : null,
    rooms: own.map(roomOf),
  }));
  const withoutValues = ({ installationId: id, title }: Blocked) => ({ id, title, steps: [], products: [] });
  const last = blockedGroups.map(({ folderId, place, rooms: own }) => ({
    id: `blocked ${folderId}`,
    title: [hasPlaces && place, text("installation.finishSeveral.filter.blocked")].filter(Boolean).join(" · "),
    rooms: own.map((room) => (room.values ? roomOf(room.values) : withoutValues(room))),
  }));
  const all = [...ready, ...last];
  const isShown: Record<FinishFilter, (room: MatrixRoom) => boolean> = {
    all: () => true,
    deviating: isDeviating,
    blocked: ({ id }) => blocked.has(id),
  };
  const countOf = (of: FinishFilter) => all.flatMap((group) => group.rooms.filter(isShown[of])).length;
  const counts = { all: countOf("all"), deviating: countOf("deviating"), blocked: countOf("blocked") };
  // A filter without rooms is not offered. When the chosen filter's last room is finished, all are shown.
  const shown = isShown[counts[filter] > 0 ? filter : "all"];
  const shownGroups = all
    .map((group) => ({ ...group, rooms: group.rooms.filter(shown) }))
    .filter((group) => group.rooms.length > 0);
  const idsOf = shownGroups.flatMap((group) => group.rooms.flatMap(({ id }) => rooms.get(id)?.id ?? []));
  const shownIds = openIds.filter((id) => idsOf.includes(id));
  const tickedCount = shownIds.filter((id) => chosenIds.includes(id)).length;
  const others = chosenIds.filter((id) => !shownIds.includes(id));
  const boxOf = ({ id, title }: MatrixRoom) => {
    const room = rooms.get(id);
    if (room?.outcome?.kind === "done") return null;
    return (
      <TickBox
        label={title}
        isTicked={room !== undefined && chosenIds.includes(room.id)}
        isDisabled={isFinishing || !room}
        onTick={(isTicked) =>
          room && onChoose(isTicked ? [...chosenIds, room.id] : chosenIds.filter((other) => other !== room.id))
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
  const actionOf = ({ id }: MatrixRoom) => {
    const room = blocked.get(id);
    return room && <BlockedRoom {...room} />;
  };
  if (counts.all === 0) return null;
  return (
    <section className={styles.rooms}>
      <FinishFilters counts={counts} chosen={filter} onChoose={setFilter} />
      <div className={styles.matrix}>
        <Matrix
          caption={text("installation.finish.values")}
          groups={shownGroups}
          addressOf={addressOf}
          lead={{
            head: shownIds.length > 1 && (
              <TickBox
                label={text("installation.finishSeveral.all", { count: shownIds.length })}
                isTicked={tickedCount === shownIds.length}
                isPart={tickedCount > 0 && tickedCount < shownIds.length}
                isDisabled={isFinishing}
                onTick={(isTicked) => onChoose(isTicked ? [...others, ...shownIds] : others)}
              />
            ),
            cellOf: boxOf,
          }}
          noteOf={noteOf}
          actionOf={actionOf}
          isSticky
          hasDays
        />
      </div>
    </section>
  );
}
