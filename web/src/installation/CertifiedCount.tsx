import { Text } from "../i18n/Text.tsx";
import { isMissing, type MatrixRoom } from "../matrix/matrixRoom.ts";
import { fileKind } from "../upload/fileKind.ts";
import styles from "./FinishInstallations.module.css";

/** Counts the values and photos of the ticked rooms, with their days; of all finishable rooms if none is ticked. */
export function CertifiedCount({ rooms, openCount }: { rooms: readonly MatrixRoom[]; openCount: number }) {
  const entries = rooms.flatMap(({ products }) => products.flatMap((product) => [...product.entries.values()]));
  const values = entries.flatMap((entry) => entry.values.filter((value) => !isMissing(value)));
  const photos = entries.flatMap(({ files }) => files.filter(({ fileName }) => fileKind(fileName) === "image"));
  const days = entries.flatMap(({ day }) => day ?? []).sort();
  const [first, last] = [days[0], days.at(-1)];
  return (
    <p className={styles.certified} role="status">
      {rooms.length === 0 ? (
        <>
          <Text id="installation.finishSeveral.ready" values={{ count: openCount }} />
          {openCount > 0 && (
            <>
              . <Text id="installation.finishSeveral.tick" />
            </>
          )}
        </>
      ) : (
        <>
          <Text
            id="installation.finishSeveral.certified"
            values={{ values: values.length, photos: photos.length, rooms: rooms.length }}
          />{" "}
          {first && (
            <Text id="installation.finishSeveral.days" values={{ first, last, isOne: String(first === last) }} />
          )}
        </>
      )}
    </p>
  );
}
