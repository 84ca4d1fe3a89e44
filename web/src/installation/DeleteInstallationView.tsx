import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { DeleteConfirm } from "../forms/DeleteConfirm.tsx";
import { Text } from "../i18n/Text.tsx";
import { useProjectPanel } from "../navigation/useProjectPanel.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import type { DeleteInstallationView_installation$key } from "./__generated__/DeleteInstallationView_installation.graphql.ts";
import { useDeleteInstallation } from "./useDeleteInstallation.ts";

type Props = {
  installationRef: DeleteInstallationView_installation$key;
  onBusy: (isBusy: boolean) => void;
  onBack: () => void;
};

export function DeleteInstallationView({ installationRef, onBusy, onBack }: Props) {
  const { id, title } = useFragment(
    graphql`
      fragment DeleteInstallationView_installation on Installation {
        id
        title
      }
    `,
    installationRef,
  );
  const { closePanel } = useProjectPanel();
  const [isDeleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const { deleteInstallation, forget } = useDeleteInstallation(id);
  const wait = (isWaiting: boolean) => {
    setDeleting(isWaiting);
    onBusy(isWaiting);
  };
  const deleteAndLeave = async () => {
    setFailure(null);
    wait(true);
    const result = await deleteInstallation();
    if (result.kind !== "done") {
      wait(false);
      return setFailure(result);
    }
    await closePanel();
    forget();
  };
  return (
    <DeleteConfirm
      failure={failure && <FailureNotice failure={failure} title="installation.delete.failed" />}
      isDeleting={isDeleting}
      onDelete={() => void deleteAndLeave()}
      onBack={onBack}
    >
      <Text id="installation.delete.meaning" values={{ title }} />
    </DeleteConfirm>
  );
}
