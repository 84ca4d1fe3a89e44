import { useCallback } from "react";
import { type PrimitiveType, useIntl } from "react-intl";
import type { MessageId } from "./catalogues.ts";

/** A function from a message id (checked against the Swedish catalogue) and its values to the text in the language in use. */
export function useText() {
  const intl = useIntl();
  return useCallback(
    (id: MessageId, values?: Record<string, PrimitiveType>): string => intl.formatMessage({ id }, values),
    [intl],
  );
}
