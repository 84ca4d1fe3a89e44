import { Text } from "../i18n/Text.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./ExchangePreview.module.css";
import type { Exchange } from "./exchangedRooms.ts";

type Props = Exchange & {
  /** True if the measured resistances are judged below. */
  isJudged: boolean;
};

export function ExchangePreview({ changing, staying, measuredCount, markedCount, isJudged }: Props) {
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
            <Text
              id="installation.exchange.measured"
              values={{ count: measuredCount, isJudged: isJudged ? "yes" : "no" }}
            />
          </span>
        </p>
      )}
      {markedCount > 0 && (
        <p className={styles.reason}>
          <Text id="installation.exchange.markings" values={{ count: markedCount }} />
        </p>
      )}
      {[...Map.groupBy(staying, ({ reason }) => reason)].map(([reason, rooms]) => (
        <p key={reason}>
          <strong>
            <Text id="installation.exchange.staying" />
          </strong>{" "}
          {rooms.map(({ title }) => title).join(" · ")}{" "}
          <span className={styles.reason}>
            <Text id={`installation.exchange.${reason}`} />
          </span>
        </p>
      ))}
    </section>
  );
}
