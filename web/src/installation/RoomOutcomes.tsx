import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { Text } from "../i18n/Text.tsx";
import { Notice } from "../ui/Notice.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import { RoomResults } from "./RoomResults.tsx";
import type { RoomAttempts } from "./useRoomAttempts.ts";

export function RoomOutcomes({ created, outcomes }: Pick<RoomAttempts, "created" | "outcomes">) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  // The pressed button is below the scrolled area, so the results are scrolled into view.
  useEffect(() => {
    if (outcomes.length > 0) box.current?.scrollIntoView({ block: "nearest" });
  }, [outcomes]);
  return (
    <RoomResults
      ref={box}
      left={outcomes.filter((room) => room.created === null)}
      leftNote={<Text id="installation.several.left.kept" />}
      incomplete={outcomes.filter((room) => room.created !== null && room.failure !== null)}
    >
      {created.length > 0 && (
        <Notice
          role="status"
          picture={<StatusIcon name="completed" size={22} />}
          title={<Text id="installation.several.made" values={{ count: created.length }} />}
        >
          {intl.formatList(
            created.map(({ title }) => title),
            { type: "unit" },
          )}
        </Notice>
      )}
    </RoomResults>
  );
}
