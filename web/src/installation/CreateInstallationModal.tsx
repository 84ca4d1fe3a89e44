import { useCallback, useEffect } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay/hooks";
import { ModalQueryBoundary } from "../errors/ModalQueryBoundary.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { useEditForm } from "../forms/useEditForm.ts";
import { useText } from "../i18n/useText.ts";
import { Modal } from "../ui/Modal.tsx";
import query, { type CreateInstallationFormQuery } from "./__generated__/CreateInstallationFormQuery.graphql.ts";
import type { CreateInstallationModal_folder$key } from "./__generated__/CreateInstallationModal_folder.graphql.ts";
import type { CreateInstallationModal_list$key } from "./__generated__/CreateInstallationModal_list.graphql.ts";
import { CreatedRooms, firstRowOf } from "./CreatedRooms.tsx";
import { CreateInstallationForm } from "./CreateInstallationForm.tsx";
import { type InstallationsDraft, noInstallations } from "./installationDraft.ts";
import { useRoomAttempts } from "./useRoomAttempts.ts";

type Props = {
  /** The parent folder, which can be the project's root folder. */
  folderRef: CreateInstallationModal_folder$key;
  /** The parent folder's installations, if the page has them, so that taken names are found. */
  listRef?: CreateInstallationModal_list$key;
  /** Opens the form for several rooms. */
  isSeveral?: boolean;
  onClose: () => void;
};

export function CreateInstallationModal({ folderRef, listRef, isSeveral = false, onClose }: Props) {
  const text = useText();
  const { id } = useFragment(
    graphql`
      fragment CreateInstallationModal_folder on Folder {
        id
      }
    `,
    folderRef,
  );
  const list = useFragment(
    graphql`
      fragment CreateInstallationModal_list on Folder {
        allInstallations @catch(to: NULL) {
          nodes {
            title
          }
        }
      }
    `,
    listRef,
  );
  const [reference, load] = useQueryLoader<CreateInstallationFormQuery>(query);
  const reload = useCallback(() => load({}, { fetchPolicy: "store-and-network" }), [load]);
  useEffect(reload, [reload]);
  const form = useEditForm<InstallationsDraft>({
    draftKey: draftKeys.newInstallation(id),
    saved: { version: null, values: { ...noInstallations, isSeveral } },
    onClose,
    mode: "all",
    choices: ["isSeveral"],
  });
  const attempts = useRoomAttempts(form);
  const folder = { id, titles: list?.allInstallations?.nodes.map(({ title }) => title) ?? [] };
  return (
    <Modal
      title={text("installation.create")}
      isBusy={form.isSaving}
      focusAfter={() => firstRowOf(attempts.created)}
      onClose={form.guard.tryClose}
    >
      {attempts.isDone ? (
        <CreatedRooms {...attempts} onDone={form.close} />
      ) : (
        <ModalQueryBoundary resetKey={reference} onRetry={reload}>
          {reference && (
            <CreateInstallationForm queryReference={reference} folder={folder} form={form} attempts={attempts} />
          )}
        </ModalQueryBoundary>
      )}
    </Modal>
  );
}
