import { useIntl } from "react-intl";
import { useText } from "../i18n/useText.ts";
import type { Counts } from "./figureCounts.ts";
import { type Measure, shareOutside } from "./measures.ts";

export function useFigureTexts() {
  const intl = useIntl();
  const text = useText();
  const percent = (share: number) => intl.formatNumber(share, { style: "percent", maximumFractionDigits: 1 });
  return {
    days: (days: number | null | undefined) => (days == null ? "–" : text("figures.days", { days })),
    share: (counts: Counts) => {
      const share = shareOutside(counts);
      return share === null ? "–" : percent(share);
    },
    value: ({ isShare }: Measure, value: number) => (isShare ? percent(value) : intl.formatNumber(value)),
  };
}
