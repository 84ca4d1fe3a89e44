import { Button, type ButtonProps } from "@blueprintjs/core";
import { Text } from "../i18n/Text.tsx";
import type { InstallationView } from "../navigation/projectPanel.ts";
import { useProjectPanel } from "../navigation/useProjectPanel.ts";
import type { Room } from "./useNextRoom.ts";

type Props = ButtonProps & { room: Room; view: InstallationView };

export function NextRoomButton({ room: { installationId, title }, view, ...button }: Props) {
  const { openPanel } = useProjectPanel();
  return (
    <Button {...button} onClick={() => void openPanel({ kind: "installation", installationId, view }, { room: title })}>
      <Text id="installation.nextRoom" values={{ title }} />
    </Button>
  );
}
