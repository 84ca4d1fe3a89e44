import type { MessageId } from "./catalogues.ts";
import { UnbrokenDates } from "./UnbrokenDates.tsx";
import { useText } from "./useText.ts";

type Props = { id: MessageId; values?: Record<string, string | number> };

/** Dates and certificate numbers in the text stay on one line. */
export function DatedText({ id, values }: Props) {
  return <UnbrokenDates>{useText()(id, values)}</UnbrokenDates>;
}
