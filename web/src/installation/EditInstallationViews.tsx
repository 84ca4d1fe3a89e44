import { Button } from "@blueprintjs/core";
import { Trash } from "@blueprintjs/icons";
import type { ReactNode } from "react";
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from "react-relay/hooks";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import type { useDiscardGuard } from "../forms/useDiscardGuard.ts";
import { Text } from "../i18n/Text.tsx";
import type { MutationFailure } from "../relay/mutationResult.ts";
import type { EditInstallationViews_installation$key } from "./__generated__/EditInstallationViews_installation.graphql.ts";
import type { EditInstallationViewsQuery } from "./__generated__/EditInstallationViewsQuery.graphql.ts";
import { DeleteInstallationView } from "./DeleteInstallationView.tsx";
import { InstallationForm } from "./InstallationForm.tsx";
import { InstallationPlace } from "./InstallationPlace.tsx";
import type { ConflictNote, InstallationDraft } from "./installationDraft.ts";
import { MoveInstallationView } from "./MoveInstallationView.tsx";

export type EditView = "edit" | "move" | "delete";

type Props = {
  queryReference: PreloadedQuery<EditInstallationViewsQuery>;
  installationRef: EditInstallationViews_installation$key;
  view: EditView;
  onView: (view: EditView) => void;
  draft: InstallationDraft;
  onChange: (draft: InstallationDraft) => void;
  isChanged: boolean;
  isSaving: boolean;
  note: ReactNode;
  failure: MutationFailure | null;
  noteOf: ConflictNote;
  onSave: (values: { title: string; installerId: string }) => void;
  /** Moved, with something typed that is not saved yet. */
  onMoved: () => void;
  /** While true the modal stays open. */
  onBusy: (isBusy: boolean) => void;
  guard: ReturnType<typeof useDiscardGuard>;
  onClose: () => void;
};

/** One view at a time. Moving with something typed comes back to the form, so that it is not lost. */
export function EditInstallationViews({ queryReference, installationRef, view, onView, ...props }: Props) {
  const { viewer, project } = usePreloadedQuery<EditInstallationViewsQuery>(
    graphql`
      query EditInstallationViewsQuery($projectId: String!) {
        viewer @required(action: THROW) {
          ...InstallationForm_viewer
        }
        project(projectId: $projectId) @required(action: THROW) {
          ...MoveInstallationView_project
        }
      }
    `,
    queryReference,
  );
  const installation = useFragment(
    graphql`
      fragment EditInstallationViews_installation on Installation {
        installer {
          id
          firstName
          lastName
        }
        ...InstallationPlace_installation
        ...MoveInstallationView_installation
        ...DeleteInstallationView_installation
      }
    `,
    installationRef,
  );
  const { failure, onMoved, onBusy, onClose, ...form } = props;
  const back = () => onView("edit");
  const goOn = () => {
    onMoved();
    back();
  };
  if (view === "move")
    return (
      <MoveInstallationView
        projectRef={project}
        installationRef={installation}
        onBusy={onBusy}
        onMoved={form.isChanged ? goOn : onClose}
        onBack={back}
      />
    );
  if (view === "delete") return <DeleteInstallationView installationRef={installation} onBusy={onBusy} onBack={back} />;
  return (
    <InstallationForm
      {...form}
      viewerRef={viewer}
      installer={installation.installer}
      action={<Text id="modal.save" />}
      problem={failure && <FailureNotice failure={failure} title="installation.edit.failed" />}
      aside={
        <Button
          size="large"
          variant="minimal"
          icon={<Trash />}
          disabled={form.isSaving}
          onClick={() => onView("delete")}
        >
          <Text id="modal.delete" />
        </Button>
      }
      onDiscard={onClose}
    >
      <InstallationPlace installationRef={installation} isOff={form.isSaving} onMove={() => onView("move")} />
    </InstallationForm>
  );
}
