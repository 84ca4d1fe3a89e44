import { useCallback, useEffect, useState } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay/hooks";
import { ModalQueryBoundary } from "../errors/ModalQueryBoundary.tsx";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { useDiscardGuard } from "../forms/useDiscardGuard.ts";
import { useEditConflict } from "../forms/useEditConflict.ts";
import { useFormDraft } from "../forms/useFormDraft.ts";
import { useText } from "../i18n/useText.ts";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { Modal } from "../ui/Modal.tsx";
import type { EditInstallationModal_installation$key } from "./__generated__/EditInstallationModal_installation.graphql.ts";
import query, { type EditInstallationViewsQuery } from "./__generated__/EditInstallationViewsQuery.graphql.ts";
import { EditInstallationViews, type EditView } from "./EditInstallationViews.tsx";
import { differs, type InstallationDraft } from "./installationDraft.ts";
import { useUpdateInstallation } from "./useUpdateInstallation.ts";

type Props = { installationRef: EditInstallationModal_installation$key; onClose: () => void };

const titles = { edit: "installation.edit", move: "installation.move", delete: "installation.delete" } as const;

/** Changes an installation; its other views move and delete it. What was typed is kept while looking at the other views. */
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
  const current: InstallationDraft = { title: installation.title, installerId: installation.installer.id };
  const kept = useFormDraft(draftKeys.installation(installation.id), current);
  const { draft, setDraft } = kept;
  const closeForGood = () => {
    kept.drop();
    onClose();
  };
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const conflict = useEditConflict({ version: installation.version, draft: current }, kept, failure);
  const { update, isUpdating } = useUpdateInstallation(installation.id);
  const [view, setView] = useState<EditView>("edit");
  const [isBusy, setBusy] = useState(false);
  const isChanged = differs(draft, conflict.base.draft);
  const guard = useDiscardGuard(isChanged, closeForGood);
  const close = () => {
    setView("edit");
    guard.tryClose();
  };
  const save = async (values: { title: string; installerId: string }) => {
    setFailure(null);
    const result = await update({ ...values, version: conflict.base.version });
    if (result.kind === "done") closeForGood();
    else setFailure(result);
  };
  return (
    <Modal title={text(titles[view])} isBusy={isBusy || isUpdating} onClose={close}>
      <ModalQueryBoundary resetKey={reference} onRetry={reload}>
        {reference && (
          <EditInstallationViews
            queryReference={reference}
            installationRef={installation}
            view={view}
            onView={setView}
            draft={draft}
            onChange={setDraft}
            isChanged={isChanged}
            isSaving={isUpdating}
            onBusy={setBusy}
            failure={failure}
            noteOf={conflict.noteOf}
            onSave={(values) => void save(values)}
            onMoved={conflict.follow}
            guard={guard}
            note={<DraftRestoredNotice kept={kept} />}
            onClose={closeForGood}
          />
        )}
      </ModalQueryBoundary>
    </Modal>
  );
}
