import { useCallback } from "react";
import { type PrimitiveType, useIntl } from "react-intl";
import type { MessageId } from "./catalogues.ts";

export function useText() {
  const intl = useIntl();
  return useCallback(
    (id: MessageId, values?: Record<string, PrimitiveType>): string => intl.formatMessage({ id }, values),
    [intl],
  );
}
