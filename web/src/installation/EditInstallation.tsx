import { Edit } from "@blueprintjs/icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { draftKeys } from "../forms/draftKeys.ts";
import { wasInterrupted } from "../forms/draftStore.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import type { EditInstallation_installation$key } from "./__generated__/EditInstallation_installation.graphql.ts";
import { EditInstallationModal } from "./EditInstallationModal.tsx";

/** After the activation of the warranty, the button is disabled and tells the reason. */
export function EditInstallation({ installationRef }: { installationRef: EditInstallation_installation$key }) {
  const text = useText();
  const installation = useFragment(
    graphql`
      fragment EditInstallation_installation on Installation {
        id
        viewerCanEdit
        ...EditInstallationModal_installation
      }
    `,
    installationRef,
  );
  const [isOpen, setOpen] = useState(() => wasInterrupted(draftKeys.installation(installation.id)));
  return (
    <>
      <ActionButton
        variant="minimal"
        icon={<Edit />}
        side="below"
        disabledReason={installation.viewerCanEdit ? null : text("installation.edit.locked")}
        onClick={() => setOpen(true)}
      >
        <Text id="installation.edit.action" />
      </ActionButton>
      {isOpen && <EditInstallationModal installationRef={installation} onClose={() => setOpen(false)} />}
    </>
  );
}
