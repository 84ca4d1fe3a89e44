import { Button } from "@blueprintjs/core";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import styles from "./PhotoTray.module.css";
import { type Place, singlePlaces } from "./trayPlaces.ts";
import type { LoosePhoto, PlacedPhoto } from "./useTrayPhotos.ts";

type Props = {
  placed: readonly PlacedPhoto[];
  loose: readonly LoosePhoto[];
  onAssign: (ids: readonly string[], place: Place) => void;
  onAssigned: (count: number, stepNumber: number) => void;
};

/** Assigns all photos named after a room alone to one step. One photo without a place has the steps in its tile. */
export function RoomOnlyPhotos({ placed, loose, onAssign, onAssigned }: Props) {
  const text = useText();
  const named = [
    ...placed.flatMap(({ id, match }) => (match?.stepPart === null ? [{ id, room: match.room }] : [])),
    ...loose.flatMap(({ id, problem }) =>
      problem?.kind === "noStep" && problem.isAlone ? [{ id, room: problem.room }] : [],
    ),
  ];
  const targets = named.flatMap(({ id, room }) => singlePlaces(room).map((single) => ({ id, ...single })));
  const count = new Set(targets.map(({ id }) => id)).size;
  const byStep = [...Map.groupBy(targets, ({ number }) => number)].sort(([one], [other]) => one - other);
  if (count === 0 || (count === 1 && loose.some(({ id }) => id === targets[0]?.id))) return null;
  return (
    <div className={styles.roomOnly}>
      <span>
        <Text id="photoTray.roomOnly" values={{ count }} />
      </span>
      {byStep.map(([number, own]) => (
        <Button
          key={number}
          size="small"
          aria-label={text("photoTray.allTo", { count: own.length, number })}
          onClick={() => {
            for (const [place, photos] of Map.groupBy(own, (target) => target.place))
              onAssign(
                photos.map(({ id }) => id),
                place,
              );
            onAssigned(own.length, number);
          }}
        >
          <Text id="photoTray.step.short" values={{ number }} />
        </Button>
      ))}
    </div>
  );
}
