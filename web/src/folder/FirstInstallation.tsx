import { Button } from "@blueprintjs/core";
import { Add } from "@blueprintjs/icons";
import { useState } from "react";
import { Text } from "../i18n/Text.tsx";
import type { CreateInstallationModal_folder$key } from "../installation/__generated__/CreateInstallationModal_folder.graphql.ts";
import { CreateInstallationModal } from "../installation/CreateInstallationModal.tsx";
import { useProjectPanel } from "../navigation/useProjectPanel.ts";

/** The next step where there is no installation yet. */
export function FirstInstallation({ folderRef }: { folderRef: CreateInstallationModal_folder$key }) {
  const { panel } = useProjectPanel();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Add />} intent={panel ? "none" : "primary"} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Text id="installation.createFirst" />
      </Button>
      {isOpen && <CreateInstallationModal folderRef={folderRef} onClose={() => setOpen(false)} />}
    </>
  );
}
