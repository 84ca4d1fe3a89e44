import { Button } from "@blueprintjs/core";
import { SamePhotos } from "../attachment/SamePhotos.tsx";
import { Text } from "../i18n/Text.tsx";
import styles from "./PhotoTray.module.css";
import { usePlaceText } from "./usePlaceText.ts";
import type { useSendPhotos } from "./useSendPhotos.ts";

type Props = Pick<ReturnType<typeof useSendPhotos>, "questions" | "keep" | "takeAway">;

/** Asks in one place about all sent photos that are in other rooms too. */
export function TrayQuestions({ questions, keep, takeAway }: Props) {
  const { placeText } = usePlaceText();
  const count = questions.reduce((sum, { photos }) => sum + photos.length, 0);
  if (count === 0) return null;
  const keepAll = () => {
    for (const { place, photos } of questions)
      void keep(
        place,
        photos.map(({ url }) => url),
      );
  };
  return (
    <section aria-labelledby="tray-questions" className={styles.sent}>
      <div className={styles.progress}>
        <h3 id="tray-questions" className={styles.title}>
          <Text id="photoTray.same" values={{ count }} />
        </h3>
        {count > 1 && (
          <Button size="small" onClick={keepAll}>
            <Text id="photoTray.same.keepAll" />
          </Button>
        )}
      </div>
      {questions.map(({ place, photos }) => (
        <SamePhotos
          key={place.entry.id}
          photos={photos}
          place={placeText(place)}
          onKeep={(url) => keep(place, [url])}
          onRemove={({ url }) => takeAway(place, url)}
        />
      ))}
    </section>
  );
}
