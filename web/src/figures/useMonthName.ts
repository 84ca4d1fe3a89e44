import { useCallback } from "react";
import { useIntl } from "react-intl";

/** A function from YYYY-MM to the month's short name with its year. */
export function useMonthName() {
  const intl = useIntl();
  return useCallback(
    (month: string) => intl.formatDate(`${month}-15T12:00:00`, { month: "short", year: "numeric" }),
    [intl],
  );
}
