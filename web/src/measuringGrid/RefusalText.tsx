import { Text } from "../i18n/Text.tsx";
import { type Quantity, readingLimits } from "../reading/reading.ts";
import type { PasteRefusal } from "./pastedCells.ts";
import { refusalTexts } from "./refusalTexts.ts";

type Props = { refusal: PasteRefusal; room: string; quantity?: Quantity | undefined };

/** Why a line or value is left out; the name of an unknown room is quoted as it was written. */
export function RefusalText({ refusal, room, quantity = "RESISTANCE" }: Props) {
  if (refusal === "noRoom" && room !== "") return <Text id="measuring.paste.noRoomNamed" values={{ name: room }} />;
  return <Text id={refusalTexts[refusal]} values={readingLimits[quantity]} />;
}
