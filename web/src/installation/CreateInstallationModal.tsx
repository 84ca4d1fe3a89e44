import { useCallback, useEffect } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay/hooks";
import { ModalQueryBoundary } from "../errors/ModalQueryBoundary.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { useEditForm } from "../forms/useEditForm.ts";
import { useText } from "../i18n/useText.ts";
import { Modal } from "../ui/Modal.tsx";
import query, { type CreateInstallationFormQuery } from "./__generated__/CreateInstallationFormQuery.graphql.ts";
import type { CreateInstallationModal_folder$key } from "./__generated__/CreateInstallationModal_folder.graphql.ts";
import { CreateInstallationForm } from "./CreateInstallationForm.tsx";
import type { InstallationDraft } from "./installationDraft.ts";

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
  const form = useEditForm<InstallationDraft>({
    draftKey: draftKeys.newInstallation(folder.id),
    saved: { version: null, values: { title: "", installerId: null } },
    onClose,
    mode: "all",
  });
  return (
    <Modal title={text("installation.create")} isBusy={form.isSaving} onClose={form.guard.tryClose}>
      <ModalQueryBoundary resetKey={reference} onRetry={reload}>
        {reference && <CreateInstallationForm queryReference={reference} folderId={folder.id} form={form} />}
      </ModalQueryBoundary>
    </Modal>
  );
}
