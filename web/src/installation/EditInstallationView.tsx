import { Button } from "@blueprintjs/core";
import { Trash } from "@blueprintjs/icons";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { Text } from "../i18n/Text.tsx";
import type { MutationFailure } from "../relay/mutationResult.ts";
import type { useDiscardGuard } from "../ui/useDiscardGuard.ts";
import type { EditInstallationView_installation$key } from "./__generated__/EditInstallationView_installation.graphql.ts";
import type { EditInstallationView_viewer$key } from "./__generated__/EditInstallationView_viewer.graphql.ts";
import { InstallationForm } from "./InstallationForm.tsx";
import { InstallationPlace } from "./InstallationPlace.tsx";
import type { InstallationDraft, TheirNote } from "./installationDraft.ts";
import { useUpdateInstallation } from "./useUpdateInstallation.ts";

type Props = {
  viewerRef: EditInstallationView_viewer$key;
  installationRef: EditInstallationView_installation$key;
  draft: InstallationDraft;
  onChange: (draft: InstallationDraft) => void;
  note: ReactNode;
  version: string;
  problem: MutationFailure | null;
  onProblem: (problem: MutationFailure | null) => void;
  noteOf: TheirNote;
  isChanged: boolean;
  onView: (view: "move" | "delete") => void;
  onBusy: (isBusy: boolean) => void;
  guard: ReturnType<typeof useDiscardGuard>;
  onClose: () => void;
};

/** The title and the installer, with the ways to move and to delete. */
export function EditInstallationView({ viewerRef, installationRef, onView, onBusy, onClose, ...props }: Props) {
  const { version, problem, onProblem, ...form } = props;
  const viewer = useFragment(viewerFragment, viewerRef);
  const installation = useFragment(installationFragment, installationRef);
  const { update, isUpdating } = useUpdateInstallation(installation.id);
  const updateAndClose = async (values: { title: string; installerId: string }) => {
    onProblem(null);
    onBusy(true);
    const outcome = await update({ ...values, version });
    onBusy(false);
    if (outcome.kind === "done") onClose();
    else onProblem(outcome);
  };
  return (
    <InstallationForm
      {...form}
      viewerRef={viewer}
      installer={installation.installer}
      isSaving={isUpdating}
      action={<Text id="modal.save" />}
      problem={problem && <FailureNotice failure={problem} title="installation.edit.failed" />}
      aside={
        <Button size="large" variant="minimal" icon={<Trash />} disabled={isUpdating} onClick={() => onView("delete")}>
          <Text id="modal.delete" />
        </Button>
      }
      onDiscard={onClose}
      onSave={(values) => void updateAndClose(values)}
    >
      <InstallationPlace installationRef={installation} isOff={isUpdating} onMove={() => onView("move")} />
    </InstallationForm>
  );
}

const viewerFragment = graphql`
  fragment EditInstallationView_viewer on User {
    ...InstallationForm_viewer
  }
`;

const installationFragment = graphql`
  fragment EditInstallationView_installation on Installation {
    id
    installer {
      id
      firstName
      lastName
    }
    ...InstallationPlace_installation
  }
`;
