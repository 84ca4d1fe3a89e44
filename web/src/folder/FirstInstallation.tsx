import { Button } from "@blueprintjs/core";
import { Add } from "@blueprintjs/icons";
import { Text } from "../i18n/Text.tsx";
import { useProjectPanel } from "../navigation/useProjectPanel.ts";

/** Offers to add the first installation. */
export function FirstInstallation({ onOpen }: { onOpen: () => void }) {
  const { panel } = useProjectPanel();
  return (
    <Button icon={<Add />} intent={panel ? "none" : "primary"} aria-haspopup="dialog" onClick={onOpen}>
      <Text id="installation.createFirst" />
    </Button>
  );
}
