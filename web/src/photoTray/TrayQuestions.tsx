import { Button } from "@blueprintjs/core";
import { SamePhotos } from "../attachment/SamePhotos.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import styles from "./PhotoTray.module.css";
import { usePlaceText } from "./usePlaceText.ts";
import type { useSendPhotos } from "./useSendPhotos.ts";

type Props = Pick<ReturnType<typeof useSendPhotos>, "questions" | "keep" | "takeAway">;

/** Asks in one place about all sent photos that equal or resemble those of other rooms. */
export function TrayQuestions({ questions, keep, takeAway }: Props) {
  const { placeText } = usePlaceText();
  const text = useText();
  const photos = questions.flatMap((question) => question.photos);
  const count = photos.length;
  if (count === 0) return null;
  const similar = photos.filter(({ sameAs }) => sameAs.kind === "SIMILAR").length;
  const heading = [
    count > similar && text("photoTray.same", { count: count - similar }),
    similar > 0 && text("photoTray.similar", { count: similar }),
  ]
    .filter(Boolean)
    .join(", ");
  const keepAll = () => {
    for (const question of questions)
      void keep(
        question.place,
        question.photos.map(({ url }) => url),
      );
  };
  return (
    <section aria-labelledby="tray-questions" className={styles.sent}>
      <div className={styles.progress}>
        <h3 id="tray-questions" className={styles.title}>
          {heading}
        </h3>
        {count > 1 && (
          <Button size="small" onClick={keepAll}>
            <Text id="photoTray.same.keepAll" />
          </Button>
        )}
      </div>
      {questions.map(({ place, photos: ofPlace }) => (
        <SamePhotos
          key={place.entry.id}
          photos={ofPlace}
          place={placeText(place)}
          onKeep={(url) => keep(place, [url])}
          onRemove={({ url }) => takeAway(place, url)}
        />
      ))}
    </section>
  );
}
