import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useLocation, useNavigate } from "react-router";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { FolderChoice } from "../folder/choice/FolderChoice.tsx";
import { DialogForm } from "../forms/DialogForm.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import type { MoveInstallationView_installation$key } from "./__generated__/MoveInstallationView_installation.graphql.ts";
import type { MoveInstallationView_project$key } from "./__generated__/MoveInstallationView_project.graphql.ts";
import { formatPath } from "./formatPath.ts";
import { useMoveInstallation } from "./useMoveInstallation.ts";

type Props = {
  projectRef: MoveInstallationView_project$key;
  installationRef: MoveInstallationView_installation$key;
  onBusy: (isBusy: boolean) => void;
  onMoved: () => void;
  onBack: () => void;
};

export function MoveInstallationView({ projectRef, installationRef, onBusy, onMoved, onBack }: Props) {
  const text = useText();
  const project = useFragment(projectFragment, projectRef);
  const installation = useFragment(installationFragment, installationRef);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const { move, isMoving } = useMoveInstallation(installation.id);
  const { projectPath, folderPath } = useProjectAddress();
  const { search } = useLocation();
  const navigate = useNavigate();
  // The page of the installation's new folder opens; the panel stays open.
  const showFolder = ({ folderId, isRoot }: { folderId: string; isRoot: boolean }) =>
    void navigate({ pathname: isRoot ? projectPath : folderPath(folderId), search });
  const submit = async () => {
    if (chosenId === null) return;
    setFailure(null);
    onBusy(true);
    const result = await move(chosenId, installation.version);
    onBusy(false);
    if (result.kind !== "done") return setFailure(result);
    const folder = result.payload?.installation?.folder;
    if (folder) showFolder(folder);
    onMoved();
  };
  return (
    <DialogForm
      action={text("installation.move.submit")}
      reason={chosenId === null ? text("installation.move.chooseFirst") : null}
      isBusy={isMoving}
      leave="modal.back"
      onSubmit={() => void submit()}
      onClose={onBack}
    >
      {failure && <FailureNotice failure={failure} title="installation.move.failed" />}
      <p>
        <Text
          id="installation.move.where"
          values={{ title: installation.title, place: formatPath(installation.path) }}
        />
      </p>
      <FolderChoice
        projectRef={project}
        currentFolderId={installation.path.at(-1)?.folderId ?? null}
        chosenId={chosenId}
        onChoose={(id) => !isMoving && setChosenId(id)}
      />
    </DialogForm>
  );
}

const projectFragment = graphql`
  fragment MoveInstallationView_project on Project {
    ...FolderChoice_project
  }
`;

const installationFragment = graphql`
  fragment MoveInstallationView_installation on Installation {
    id
    title
    version
    path {
      title
      folderId
    }
  }
`;
