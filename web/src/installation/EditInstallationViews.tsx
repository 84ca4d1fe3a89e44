import { Button } from "@blueprintjs/core";
import { Trash } from "@blueprintjs/icons";
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from "react-relay/hooks";
import type { EditForm } from "../forms/useEditForm.ts";
import { Text } from "../i18n/Text.tsx";
import type { EditInstallationViews_installation$key } from "./__generated__/EditInstallationViews_installation.graphql.ts";
import type { EditInstallationViewsQuery } from "./__generated__/EditInstallationViewsQuery.graphql.ts";
import { DeleteInstallationView } from "./DeleteInstallationView.tsx";
import { InstallationForm } from "./InstallationForm.tsx";
import { InstallationPlace } from "./InstallationPlace.tsx";
import type { InstallationDraft } from "./installationDraft.ts";
import { MoveInstallationView } from "./MoveInstallationView.tsx";
import { useUpdateInstallation } from "./useUpdateInstallation.ts";

export type EditView = "edit" | "move" | "delete";

type Props = {
  queryReference: PreloadedQuery<EditInstallationViewsQuery>;
  installationRef: EditInstallationViews_installation$key;
  view: EditView;
  onView: (view: EditView) => void;
  form: EditForm<InstallationDraft>;
  /** While busy, the modal cannot be closed. */
  onBusy: (isBusy: boolean) => void;
};

/** After a move, the form with unsaved text is shown again. */
export function EditInstallationViews({ queryReference, installationRef, view, onView, form, onBusy }: Props) {
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
        id
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
  const { update } = useUpdateInstallation();
  const back = () => onView("edit");
  const goOn = () => {
    form.follow();
    back();
  };
  if (view === "move")
    return (
      <MoveInstallationView
        projectRef={project}
        installationRef={installation}
        onBusy={onBusy}
        onMoved={form.isDirty ? goOn : form.close}
        onBack={back}
      />
    );
  if (view === "delete") return <DeleteInstallationView installationRef={installation} onBusy={onBusy} onBack={back} />;
  return (
    <InstallationForm
      form={form}
      viewerRef={viewer}
      installer={installation.installer}
      save={(values) => update(installation.id, { ...values, version: form.version })}
      action={<Text id="modal.save" />}
      failed="installation.edit.failed"
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
    >
      <InstallationPlace installationRef={installation} isOff={form.isSaving} onMove={() => onView("move")} />
    </InstallationForm>
  );
}
