import { Link } from "react-router";
import type { MessageId } from "../i18n/catalogues.ts";
import type { Days } from "../i18n/parsePeriod.ts";
import { Text } from "../i18n/Text.tsx";
import { Card } from "../ui/Card.tsx";
import { DescriptionItem } from "../ui/DescriptionItem.tsx";
import type { Counts } from "./figureCounts.ts";
import { registerPath } from "./figureRows.ts";
import styles from "./Headline.module.css";
import { useFigureTexts } from "./useFigureTexts.ts";

type Props = { counts: Counts; before: Counts | null; days: Days };

/** The totals of the whole period. Counted certificates are links to their list. */
export function Headline({ counts, before, days }: Props) {
  const { number, share } = useFigureTexts();
  const { activated, sent, rooms, medianDays, percentile90Days, judgedValues, outsideValues } = counts;
  return (
    <Card flush>
      <dl className={styles.headline}>
        <DescriptionItem label="figures.activatedWarranties">
          <Total to={activated > 0 ? registerPath(days) : null} value={number(activated)} />
          <Change now={activated} before={before?.activated} />
        </DescriptionItem>
        <DescriptionItem label="figures.sentCertificates">
          <Total to={sent > 0 ? registerPath(days, true) : null} value={number(sent)} />
          <Change now={sent} before={before?.sent} />
        </DescriptionItem>
        <DescriptionItem label="figures.rooms">
          <Total value={number(rooms)} />
          <Change now={rooms} before={before?.rooms} />
        </DescriptionItem>
        <DescriptionItem label="figures.daysToWarranty">
          <Total value={medianDays == null ? "–" : number(medianDays)} />
          {percentile90Days != null && (
            <>
              <span className={styles.of}>
                <Text id="figures.median" />
              </span>
              {activated > 1 && (
                <span className={styles.of}>
                  <Text id="figures.percentile90Days" values={{ days: percentile90Days }} />
                </span>
              )}
            </>
          )}
          <Change now={medianDays} before={before?.medianDays} better="fewer" isTime />
        </DescriptionItem>
        <DescriptionItem label="figures.outsideValues">
          <Total value={number(outsideValues)} />
          <span className={styles.of}>
            <Text id="figures.outsideShare" values={{ share: share(counts), judged: judgedValues }} />
          </span>
          <Change now={outsideValues} before={before?.outsideValues} better="fewer" />
        </DescriptionItem>
      </dl>
    </Card>
  );
}

function Total({ to = null, value }: { to?: string | null; value: string }) {
  if (to === null) return <span className={styles.total}>{value}</span>;
  return (
    <Link to={to} className={styles.total}>
      {value}
    </Link>
  );
}

type ChangeProps = {
  now: number | null | undefined;
  before: number | null | undefined;
  better?: "more" | "fewer";
  /** True for days, which are longer or shorter. */
  isTime?: boolean;
};

/** Names the change in words. The colour also shows whether the change is good. */
function Change({ now, before, better = "more", isTime = false }: ChangeProps) {
  if (now == null || before == null) return null;
  const kind = now === before ? "same" : now > before ? "more" : "fewer";
  const ids = {
    same: "figures.same",
    more: isTime ? "figures.longer" : "figures.more",
    fewer: isTime ? "figures.shorter" : "figures.fewer",
  } satisfies Record<string, MessageId>;
  const judged = kind === "same" ? undefined : kind === better ? "better" : "worse";
  return (
    <span className={styles.change} data-judged={judged}>
      <Text id={ids[kind]} values={{ difference: Math.abs(now - before), before }} />
    </span>
  );
}
