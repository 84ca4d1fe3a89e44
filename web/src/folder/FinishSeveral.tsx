import { Button } from "@blueprintjs/core";
import { TickCircle } from "@blueprintjs/icons";
import { Text } from "../i18n/Text.tsx";
import { useProjectPanel } from "../navigation/useProjectPanel.ts";

/** Opens the panel where several installations of the folder and those below it are finished at once. */
export function FinishSeveral({ folderId }: { folderId: string }) {
  const { openPanel } = useProjectPanel();
  return (
    <Button icon={<TickCircle />} onClick={() => void openPanel({ kind: "finish", folderId })}>
      <Text id="installation.finishSeveral" />
    </Button>
  );
}
