import { Text } from "../i18n/Text.tsx";
import { Card } from "../ui/Card.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import table from "../ui/Table.module.css";
import { useUploads } from "../upload/uploadsContext.ts";
import type { TrayRoom } from "./loadTrayRooms.ts";
import styles from "./RoomTable.module.css";
import { StepTarget } from "./StepTarget.tsx";
import { type Place, placesOf } from "./trayPlaces.ts";
import type { Proposal } from "./useProposals.ts";
import type { PlacedPhoto } from "./useTrayPhotos.ts";

type Props = {
  rooms: readonly TrayRoom[];
  placed: readonly PlacedPhoto[];
  proposals: readonly Proposal[];
  chosenCount: number;
  onPut: (place: Place) => void;
  onDropPhotos: (ids: readonly string[], place: Place) => void;
  onDropFiles: (files: readonly File[], place: Place) => void;
};

export function RoomTable({ rooms, placed, proposals, chosenCount, onPut, onDropPhotos, onDropFiles }: Props) {
  const { listOf } = useUploads();
  const planned = Map.groupBy(placed, ({ place }) => place.entry.id);
  const proposed = Map.groupBy(proposals, ({ place }) => place.entry.id);
  const steps = stepsOf(rooms);
  if (rooms.length === 0) return null;
  return (
    <Card flush>
      <table className={`${table.table} ${styles.rooms}`}>
        <thead>
          <tr>
            <th scope="col">
              <Text id="photoTray.room" />
            </th>
            {steps.map(({ stepLabel, title }) => (
              <th key={stepLabel} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rooms.map((room, index) => (
            <tr key={room.id}>
              <th scope="row">
                {room.folderTitle !== rooms[index - 1]?.folderTitle && (
                  <span className={styles.folder}>{room.folderTitle}</span>
                )}
                {room.title}
              </th>
              {room.isFinished ? (
                <td colSpan={steps.length}>
                  <span className={styles.finished}>
                    <StatusIcon name="completed" size={16} />
                    <Text id="photoTray.finished" />
                  </span>
                </td>
              ) : room.products.length === 0 ? (
                <td colSpan={steps.length} className={styles.none}>
                  <Text id="product.none" />
                </td>
              ) : (
                steps.map(({ stepLabel }) => (
                  <td key={stepLabel}>
                    {placesOf(room)
                      .filter(({ step }) => step.stepLabel === stepLabel)
                      .map((place) => (
                        <StepTarget
                          key={place.entry.id}
                          place={place}
                          storedCount={listOf(place.entry.id).current.attachments.length}
                          planned={planned.get(place.entry.id) ?? []}
                          proposed={(proposed.get(place.entry.id) ?? []).map(({ photo }) => photo)}
                          chosenCount={chosenCount}
                          onPut={() => onPut(place)}
                          onDropPhotos={(ids) => onDropPhotos(ids, place)}
                          onDropFiles={(files) => onDropFiles(files, place)}
                        />
                      ))}
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.legend}>
        <span className={styles.stored} />
        <Text id="photoTray.legend.stored" />
        <span className={styles.new} />
        <Text id="photoTray.legend.new" />
        <span className={styles.proposed} />
        <Text id="photoTray.legend.proposal" />
      </p>
    </Card>
  );
}

/** The rooms' distinct steps, sorted by number. */
function stepsOf(rooms: readonly TrayRoom[]) {
  const steps = rooms.flatMap((room) => room.steps);
  return [...new Map(steps.map((step) => [step.stepLabel, step])).values()].sort((a, b) => a.number - b.number);
}
