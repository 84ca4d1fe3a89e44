import { FormattedNumber } from "react-intl";
import { Text } from "../i18n/Text.tsx";
import { Card } from "../ui/Card.tsx";
import { DescriptionItem } from "../ui/DescriptionItem.tsx";
import type { Counts } from "./figureCounts.ts";
import styles from "./Headline.module.css";
import { useFigureTexts } from "./useFigureTexts.ts";

/** The totals of the whole period. */
export function Headline({ counts }: { counts: Counts }) {
  const { share } = useFigureTexts();
  const { activated, sent, rooms, medianDays, percentile90Days, judgedValues, outsideValues } = counts;
  return (
    <Card>
      <dl className={styles.headline}>
        <DescriptionItem label="figures.activated">
          <strong>
            <FormattedNumber value={activated} />
          </strong>
        </DescriptionItem>
        <DescriptionItem label="figures.sent">
          <strong>
            <FormattedNumber value={sent} />
          </strong>
        </DescriptionItem>
        <DescriptionItem label="figures.rooms">
          <strong>
            <FormattedNumber value={rooms} />
          </strong>
        </DescriptionItem>
        <DescriptionItem label="figures.daysToWarranty">
          <strong>
            <Within id="figures.medianDays" days={medianDays} />
          </strong>
          <span className={styles.of}>
            <Within id="figures.percentile90Days" days={percentile90Days} />
          </span>
        </DescriptionItem>
        <DescriptionItem label="figures.outside">
          <strong>{share(counts)}</strong>
          <span className={styles.of}>
            <Text id="figures.outsideOf" values={{ outside: outsideValues, judged: judgedValues }} />
          </span>
        </DescriptionItem>
      </dl>
    </Card>
  );
}

type WithinProps = { id: "figures.medianDays" | "figures.percentile90Days"; days: number | null | undefined };

/** Each use has its own text, because the grammatical case of "days" depends on the words before it. */
function Within({ id, days }: WithinProps) {
  return days == null ? "–" : <Text id={id} values={{ days }} />;
}
