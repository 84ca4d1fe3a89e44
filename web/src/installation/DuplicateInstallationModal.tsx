import { useCallback, useEffect, useState } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay/hooks";
import { ModalQueryBoundary } from "../errors/ModalQueryBoundary.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { nextName } from "../forms/endNumber.ts";
import { useEditForm } from "../forms/useEditForm.ts";
import { useText } from "../i18n/useText.ts";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { Modal } from "../ui/Modal.tsx";
import query, { type DuplicateInstallationFormQuery } from "./__generated__/DuplicateInstallationFormQuery.graphql.ts";
import type { DuplicateInstallationModal_installation$key } from "./__generated__/DuplicateInstallationModal_installation.graphql.ts";
import { CreatedRooms, firstRowOf } from "./CreatedRooms.tsx";
import { DuplicateInstallationForm } from "./DuplicateInstallationForm.tsx";
import { type InstallationsDraft, noInstallations } from "./installationDraft.ts";
import { useRoomAttempts } from "./useRoomAttempts.ts";

type Props = { installationRef: DuplicateInstallationModal_installation$key; onClose: () => void };

export function DuplicateInstallationModal({ installationRef, onClose }: Props) {
  const text = useText();
  const { projectId } = useProjectAddress();
  const { id, installationId, title } = useFragment(
    graphql`
      fragment DuplicateInstallationModal_installation on Installation {
        id
        installationId
        title
      }
    `,
    installationRef,
  );
  const [reference, load] = useQueryLoader<DuplicateInstallationFormQuery>(query);
  const reload = useCallback(
    () => load({ projectId, installationId }, { fetchPolicy: "store-and-network" }),
    [load, projectId, installationId],
  );
  useEffect(reload, [reload]);
  const [values] = useState({ ...noInstallations, countFrom: nextName(title) });
  const form = useEditForm<InstallationsDraft>({
    draftKey: draftKeys.installationCopy(id),
    saved: { version: null, values },
    onClose,
    mode: "all",
  });
  const attempts = useRoomAttempts(form);
  return (
    <Modal
      title={text("installation.duplicate")}
      isBusy={form.isSaving}
      focusAfter={() => firstRowOf(attempts.created)}
      onClose={form.guard.tryClose}
    >
      {attempts.isDone ? (
        <CreatedRooms {...attempts} onDone={form.close} />
      ) : (
        <ModalQueryBoundary resetKey={reference} onRetry={reload}>
          {reference && <DuplicateInstallationForm queryReference={reference} form={form} attempts={attempts} />}
        </ModalQueryBoundary>
      )}
    </Modal>
  );
}
