import { Text } from "../../i18n/Text.tsx";
import styles from "./CertificateThumbnail.module.css";

const linesOnOnePage = 7;
const columns = ["expected", "first", "second", "third", "fourth"];

/** Draws strokes in place of products and values. */
export function ThumbnailRecord({ rooms }: { rooms: readonly string[] }) {
  const shown = rooms.slice(0, linesOnOnePage).map((room, place) => ({ room, key: `${place} ${room}` }));
  const lines = (className: string | undefined) => (
    <ul className={className}>
      {shown.map(({ key, room }) => (
        <li key={key}>
          <span className={styles.name}>{room}</span>
          {columns.map((column) => (
            <i key={column} />
          ))}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <p className={styles.section}>
        <Text id="certificate.paper.products" />
      </p>
      {lines(styles.products)}
      <p className={styles.section}>
        <Text id="certificate.paper.record" />
      </p>
      {lines(styles.record)}
    </>
  );
}
