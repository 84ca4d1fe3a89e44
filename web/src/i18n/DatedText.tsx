import type { MessageId } from "./catalogues.ts";
import { UnbrokenDates } from "./UnbrokenDates.tsx";
import { useText } from "./useText.ts";

type Props = { id: MessageId; values?: Record<string, string | number> };

/** A text of the catalogue whose dates and certificate numbers stay on one line. */
export function DatedText({ id, values }: Props) {
  return <UnbrokenDates>{useText()(id, values)}</UnbrokenDates>;
}
