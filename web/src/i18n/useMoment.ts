import { useCallback } from "react";
import { useIntl } from "react-intl";
import { localDay } from "./localDay.ts";

/** Formats a moment as `2026-01-31 14:05` in the reader's time zone. */
export function useMoment() {
  const { formatTime } = useIntl();
  return useCallback(
    (at: string): string =>
      `${localDay(at)} ${formatTime(at, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" })}`,
    [formatTime],
  );
}
