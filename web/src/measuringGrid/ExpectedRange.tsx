import { useIntl } from "react-intl";
import { readingText } from "../reading/reading.ts";
import type { Room } from "./gridRooms.ts";

/** The expected resistances of one of the room's products, each range once. */
export function ExpectedRange({ room, position }: { room: Room | null; position: number }) {
  const { locale } = useIntl();
  const limit = (value: number) => readingText({ kind: "value", value }, "RESISTANCE", locale);
  const asked = (room?.steps ?? []).flatMap(({ entries }) => entries[position]?.measurements ?? []);
  const ranges = asked.flatMap(({ quantity, minimum, maximum }) =>
    quantity === "RESISTANCE" && typeof minimum === "number" && typeof maximum === "number"
      ? `${limit(minimum)}–${limit(maximum)}`
      : [],
  );
  return [...new Set(ranges)].join(" · ");
}
