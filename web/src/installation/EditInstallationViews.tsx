import type { ReactNode } from "react";
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from "react-relay/hooks";
import type { MutationFailure } from "../relay/mutationResult.ts";
import type { useDiscardGuard } from "../ui/useDiscardGuard.ts";
import type { EditInstallationViews_installation$key } from "./__generated__/EditInstallationViews_installation.graphql.ts";
import type { EditInstallationViewsQuery } from "./__generated__/EditInstallationViewsQuery.graphql.ts";
import { DeleteInstallationView } from "./DeleteInstallationView.tsx";
import { EditInstallationView } from "./EditInstallationView.tsx";
import type { InstallationDraft, TheirNote } from "./installationDraft.ts";
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
  note: ReactNode;
  /** The one that the form was opened on. */
  version: string;
  problem: MutationFailure | null;
  onProblem: (problem: MutationFailure | null) => void;
  noteOf: TheirNote;
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
          ...EditInstallationView_viewer
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
        ...EditInstallationView_installation
        ...MoveInstallationView_installation
        ...DeleteInstallationView_installation
      }
    `,
    installationRef,
  );
  const { isChanged, onMoved, onBusy, onClose, ...form } = props;
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
        onMoved={isChanged ? goOn : onClose}
        onBack={back}
      />
    );
  if (view === "delete") return <DeleteInstallationView installationRef={installation} onBusy={onBusy} onBack={back} />;
  return (
    <EditInstallationView
      {...form}
      viewerRef={viewer}
      installationRef={installation}
      isChanged={isChanged}
      onView={onView}
      onBusy={onBusy}
      onClose={onClose}
    />
  );
}
