import { Button } from "@blueprintjs/core";
import type { SaveState } from "../forms/useSaveState.ts";
import { Text } from "../i18n/Text.tsx";
import { useInstallationView } from "../navigation/useInstallationView.ts";
import { PanelFooter } from "../ui/PanelFooter.tsx";
import { NextRoomButton } from "./NextRoomButton.tsx";
import { SavedState } from "./SavedState.tsx";
import type { Room } from "./useNextRoom.ts";

type Props = {
  previous: string | undefined;
  next: string | undefined;
  stepLabel: string;
  /** The next room to measure. Null until this room has all its values, and if no other room lacks one. */
  nextRoom: Room | null;
  /** Null if nothing can be recorded any more. */
  saveState: SaveState | null;
  entryIds: readonly string[];
};

/** The last step leads back to the overview. */
export function StepFooter({ previous, next, stepLabel, nextRoom, saveState, entryIds }: Props) {
  const { openView, openOverview } = useInstallationView();
  const intent = nextRoom ? "none" : "primary";
  return (
    <PanelFooter fact={saveState ? <SavedState state={saveState} entryIds={entryIds} /> : <Text id="product.fixed" />}>
      {previous !== undefined && (
        <Button onClick={() => openView({ name: "step", stepLabel: previous })}>
          <Text id="step.previous" />
        </Button>
      )}
      {next === undefined ? (
        <Button intent={intent} onClick={openOverview}>
          <Text id="step.toOverview" />
        </Button>
      ) : (
        <Button intent={intent} onClick={() => openView({ name: "step", stepLabel: next })}>
          <Text id="step.next" />
        </Button>
      )}
      {nextRoom && <NextRoomButton room={nextRoom} view={{ name: "step", stepLabel }} intent="primary" autoFocus />}
    </PanelFooter>
  );
}
