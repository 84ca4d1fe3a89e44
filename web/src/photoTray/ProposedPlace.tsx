import { Button } from "@blueprintjs/core";
import { Time } from "@blueprintjs/icons";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import styles from "./PhotoRow.module.css";
import { usePlaceText } from "./usePlaceText.ts";
import type { Proposal } from "./useProposals.ts";

type Props = { proposal: Proposal | undefined; onAccept: (proposals: readonly Proposal[]) => void };

/** Proposes the step that fits the time of a photo. The person accepts or ignores the proposal. */
export function ProposedPlace({ proposal, onAccept }: Props) {
  const text = useText();
  const { placeText } = usePlaceText();
  if (!proposal) return null;
  const { photo, place, takenAt } = proposal;
  return (
    <div className={styles.proposal}>
      <Time size={14} />
      <span>
        <Text id="photoTray.proposal" values={{ place: placeText(place), day: takenAt.slice(0, 10) }} />{" "}
        <Button
          size="small"
          variant="minimal"
          intent="primary"
          aria-label={text("photoTray.proposal.acceptOf", { fileName: photo.file.name })}
          onClick={() => onAccept([proposal])}
        >
          <Text id="photoTray.proposal.accept" />
        </Button>
      </span>
    </div>
  );
}
