import { useCallback, useEffect, useState } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay/hooks";
import { ModalQueryBoundary } from "../errors/ModalQueryBoundary.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { useEditForm } from "../forms/useEditForm.ts";
import { useText } from "../i18n/useText.ts";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { Modal } from "../ui/Modal.tsx";
import type { EditInstallationModal_installation$key } from "./__generated__/EditInstallationModal_installation.graphql.ts";
import query, { type EditInstallationViewsQuery } from "./__generated__/EditInstallationViewsQuery.graphql.ts";
import { EditInstallationViews, type EditView } from "./EditInstallationViews.tsx";
import type { InstallationDraft } from "./installationDraft.ts";

type Props = { installationRef: EditInstallationModal_installation$key; onClose: () => void };

const titles = { edit: "installation.edit", move: "installation.move", delete: "installation.delete" } as const;

/** Edits, moves or deletes an installation. Typed text is kept when the view changes. */
export function EditInstallationModal({ installationRef, onClose }: Props) {
  const text = useText();
  const { projectId } = useProjectAddress();
  const installation = useFragment(
    graphql`
      fragment EditInstallationModal_installation on Installation {
        id
        title
        installer {
          id
        }
        version
        ...EditInstallationViews_installation
      }
    `,
    installationRef,
  );
  const [reference, load] = useQueryLoader<EditInstallationViewsQuery>(query);
  const reload = useCallback(() => load({ projectId }, { fetchPolicy: "store-and-network" }), [load, projectId]);
  useEffect(reload, [reload]);
  const form = useEditForm<InstallationDraft>({
    draftKey: draftKeys.installation(installation.id),
    saved: {
      version: installation.version,
      values: { title: installation.title, installerId: installation.installer.id },
    },
    onClose,
    mode: "all",
  });
  const [view, setView] = useState<EditView>("edit");
  const [isBusy, setBusy] = useState(false);
  const close = () => {
    setView("edit");
    form.guard.tryClose();
  };
  return (
    <Modal title={text(titles[view])} isBusy={isBusy || form.isSaving} onClose={close}>
      <ModalQueryBoundary resetKey={reference} onRetry={reload}>
        {reference && (
          <EditInstallationViews
            queryReference={reference}
            installationRef={installation}
            view={view}
            onView={setView}
            form={form}
            onBusy={setBusy}
          />
        )}
      </ModalQueryBoundary>
    </Modal>
  );
}
