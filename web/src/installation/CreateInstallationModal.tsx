import { useCallback, useEffect } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay/hooks";
import { ModalQueryBoundary } from "../errors/ModalQueryBoundary.tsx";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { useDiscardGuard } from "../forms/useDiscardGuard.ts";
import { useFormDraft } from "../forms/useFormDraft.ts";
import { useText } from "../i18n/useText.ts";
import { Modal } from "../ui/Modal.tsx";
import query, { type CreateInstallationFormQuery } from "./__generated__/CreateInstallationFormQuery.graphql.ts";
import type { CreateInstallationModal_folder$key } from "./__generated__/CreateInstallationModal_folder.graphql.ts";
import { CreateInstallationForm } from "./CreateInstallationForm.tsx";
import type { InstallationDraft } from "./installationDraft.ts";
import { useCreateInstallation } from "./useCreateInstallation.ts";

type Props = {
  /** The folder to make it in; a project's root folder for one directly in the project. */
  folderRef: CreateInstallationModal_folder$key;
  onClose: () => void;
};

export function CreateInstallationModal({ folderRef, onClose }: Props) {
  const text = useText();
  const folder = useFragment(
    graphql`
      fragment CreateInstallationModal_folder on Folder {
        id
      }
    `,
    folderRef,
  );
  const [reference, load] = useQueryLoader<CreateInstallationFormQuery>(query);
  const reload = useCallback(() => load({}, { fetchPolicy: "store-and-network" }), [load]);
  useEffect(reload, [reload]);
  const kept = useFormDraft<InstallationDraft>(draftKeys.newInstallation(folder.id), { title: "", installerId: null });
  const { draft, setDraft } = kept;
  const close = () => {
    kept.drop();
    onClose();
  };
  const creation = useCreateInstallation(folder.id);
  const isChanged = draft.title.trim() !== "" || draft.installerId !== null;
  const guard = useDiscardGuard(isChanged, close);
  return (
    <Modal title={text("installation.create")} isBusy={creation.isCreating} onClose={guard.tryClose}>
      <ModalQueryBoundary resetKey={reference} onRetry={reload}>
        {reference && (
          <CreateInstallationForm
            queryReference={reference}
            creation={creation}
            draft={draft}
            onChange={setDraft}
            isChanged={isChanged}
            guard={guard}
            note={<DraftRestoredNotice kept={kept} />}
            idempotencyKey={kept.idempotencyKey}
            onClose={close}
          />
        )}
      </ModalQueryBoundary>
    </Modal>
  );
}
