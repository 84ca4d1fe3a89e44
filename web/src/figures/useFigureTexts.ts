import { useIntl } from "react-intl";
import type { Days } from "../i18n/parsePeriod.ts";
import { useText } from "../i18n/useText.ts";
import { type Counts, shareOutside } from "./figureCounts.ts";
import type { FiguresPeriod } from "./figuresView.ts";

export function useFigureTexts() {
  const intl = useIntl();
  const text = useText();
  const noon = (day: string) => `${day}T12:00:00`;
  return {
    number: (value: number) => intl.formatNumber(value),
    days: (days: number | null | undefined) => (days == null ? "–" : text("figures.days", { days })),
    share: (counts: Counts) => {
      const share = shareOutside(counts);
      return share === null ? "–" : intl.formatNumber(share, { style: "percent", maximumFractionDigits: 1 });
    },
    period: (period: FiguresPeriod, { from, to }: Days) => {
      if (period === "thisYear" || period === "lastYear") return from.slice(0, 4);
      if (period === "dates") return `${from}–${to}`;
      return intl.formatDateTimeRange(noon(from), noon(to), { month: "short", year: "numeric" });
    },
    monthShort: (month: string) => intl.formatDate(`${month}-15T12:00:00`, { month: "short" }),
  };
}
