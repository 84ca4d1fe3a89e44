import { Text } from "../i18n/Text.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./ExchangePreview.module.css";
import type { Exchange } from "./exchangedRooms.ts";

export function ExchangePreview({ changing, staying, measuredCount }: Exchange) {
  return (
    <section className={styles.preview} aria-live="polite">
      <p>
        <strong>
          <Text id="installation.exchange.changing" values={{ count: changing.length }} />
        </strong>{" "}
        {changing.map(({ title }) => title).join(" · ")}
      </p>
      {measuredCount > 0 && (
        <p className={styles.note}>
          <StatusIcon name="near-limit" size={16} />
          <span>
            <Text id="installation.exchange.measured" values={{ count: measuredCount }} />
          </span>
        </p>
      )}
      {staying.length > 0 && (
        <>
          <p>
            <strong>
              <Text id="installation.exchange.staying" values={{ count: staying.length }} />
            </strong>
          </p>
          <ul className={styles.staying}>
            {[...Map.groupBy(staying, ({ reason }) => reason)].map(([reason, rooms]) => (
              <li key={reason}>
                <Text id={`installation.exchange.${reason}`} values={{ count: rooms.length }} />{" "}
                <span className={styles.reason}>{rooms.map(({ title }) => title).join(" · ")}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
