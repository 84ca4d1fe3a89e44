import { Button } from "@blueprintjs/core";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { PhotoRow } from "./PhotoRow.tsx";
import styles from "./PhotoTray.module.css";
import { usePlaceText } from "./usePlaceText.ts";
import type { PlacedPhoto } from "./useTrayPhotos.ts";

type Props = { photos: readonly PlacedPhoto[]; onTakeBack: (id: string) => void; onEnlarge: (id: string) => void };

export function PlacedPhotos({ photos, onTakeBack, onEnlarge }: Props) {
  const text = useText();
  const { placeText } = usePlaceText();
  if (photos.length === 0) return null;
  const groups = Map.groupBy(photos, ({ place }) => place);
  return (
    <section aria-labelledby="placed-photos">
      <h3 id="placed-photos" className={styles.title}>
        <Text id="photoTray.placed" values={{ count: photos.length }} />
      </h3>
      {[...groups].map(([place, own]) => (
        <div key={place.entry.id}>
          <h4 className={styles.place}>{placeText(place)}</h4>
          <ul className={styles.list}>
            {own.map((photo) => (
              <PhotoRow
                key={photo.id}
                photo={photo}
                onEnlarge={() => onEnlarge(photo.id)}
                name={<bdi className={styles.name}>{photo.file.name}</bdi>}
                action={
                  <Button
                    size="small"
                    variant="minimal"
                    aria-label={text("photoTray.takeBack", { fileName: photo.file.name })}
                    onClick={() => onTakeBack(photo.id)}
                  >
                    <Text id="photoTray.takeBack.short" />
                  </Button>
                }
              >
                <div className={styles.problem}>
                  <Reason match={photo.match} />
                </div>
              </PhotoRow>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Reason({ match }: Pick<PlacedPhoto, "match">) {
  if (!match) return <Text id="photoTray.byHand" />;
  const { roomPart: room, stepPart: step } = match;
  if (step === null) return <Text id="photoTray.matchedRoom" values={{ room }} />;
  return <Text id="photoTray.matched" values={{ room, step }} />;
}
