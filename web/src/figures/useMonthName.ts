import { useCallback } from "react";
import { useIntl } from "react-intl";

/** Formats a month given as YYYY-MM. */
export function useMonthName() {
  const intl = useIntl();
  return useCallback(
    (month: string) => intl.formatDate(`${month}-15T12:00:00`, { month: "short", year: "numeric" }),
    [intl],
  );
}
