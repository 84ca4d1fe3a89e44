import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { draftKeys } from "../forms/draftKeys.ts";
import { nextName } from "../forms/endNumber.ts";
import { useEditForm } from "../forms/useEditForm.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useRefreshFolder } from "../installation/useRefreshFolder.ts";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import type { MutationResult } from "../relay/mutationResult.ts";
import { Modal } from "../ui/Modal.tsx";
import type { DuplicateFolderModal_folder$key } from "./__generated__/DuplicateFolderModal_folder.graphql.ts";
import styles from "./DuplicateFolderModal.module.css";
import { FolderCopied } from "./FolderCopied.tsx";
import { FolderForm } from "./FolderForm.tsx";
import { useDuplicateFolder } from "./useDuplicateFolder.ts";

type Props = { folderRef: DuplicateFolderModal_folder$key; onClose: () => void };

export function DuplicateFolderModal({ folderRef, onClose }: Props) {
  const text = useText();
  const folder = useFragment(
    graphql`
      fragment DuplicateFolderModal_folder on Folder {
        id
        title
        installationCount
        parentFolder {
          folderId
          subFolders @catch(to: NULL) {
            title
          }
        }
      }
    `,
    folderRef,
  );
  const parent = folder.parentFolder;
  const taken = parent?.subFolders?.map(({ title }) => title);
  const [values] = useState({ title: nextName(folder.title, taken) });
  const form = useEditForm({
    draftKey: draftKeys.folderCopy(folder.id),
    saved: { version: null, values },
    onClose,
    mode: "all",
  });
  const { projectId, folderPath } = useProjectAddress();
  const navigate = useNavigate();
  const refresh = useRefreshFolder(projectId, parent?.folderId ?? "");
  const { duplicate, isRunning, copy } = useDuplicateFolder(folder.id);
  const [retried, setRetried] = useState<MutationResult | null>(null);
  /** Returns null if there is a copy, because the modal shows the copy's result. */
  const send = async () => {
    const { result, copy: found } = await duplicate(form.values.title, form.idempotencyKey());
    setRetried(result);
    if (!found) return result;
    refresh();
    if (found.left.length === 0) form.drop();
    return null;
  };
  if (copy)
    return (
      <Modal title={text("folder.duplicate")} isBusy={isRunning} onClose={form.close}>
        <FolderCopied
          copy={copy}
          failure={retried?.kind === "done" ? null : retried}
          isRunning={isRunning}
          onRetry={() => void send()}
          onDone={form.close}
          onOpen={() => {
            form.close();
            void navigate(folderPath(copy.folder.folderId));
          }}
        />
      </Modal>
    );
  return (
    <Modal title={text("folder.duplicate")} isBusy={form.isSaving} onClose={form.guard.tryClose}>
      <FolderForm
        form={form}
        isNew
        top={
          <div className={styles.meaning}>
            <p>
              <Text id="folder.duplicate.meaning" values={{ title: folder.title, count: folder.installationCount }} />
            </p>
            <p>
              <Text id="installation.duplicate.never" />
            </p>
          </div>
        }
        save={send}
        action="modal.duplicate"
        failed="folder.duplicate.failed"
      />
    </Modal>
  );
}
