import { useIntl } from "react-intl";
import { useText } from "../i18n/useText.ts";
import { type Counts, shareOutside } from "./figureCounts.ts";

export function useFigureTexts() {
  const intl = useIntl();
  const text = useText();
  return {
    number: (value: number) => intl.formatNumber(value),
    days: (days: number | null | undefined) => (days == null ? "–" : text("figures.days", { days })),
    share: (counts: Counts) => {
      const share = shareOutside(counts);
      return share === null ? "–" : intl.formatNumber(share, { style: "percent", maximumFractionDigits: 1 });
    },
    monthShort: (month: string) => intl.formatDate(`${month}-15T12:00:00`, { month: "short" }),
  };
}
