import { lazy, Suspense, useCallback, useEffect, useMemo } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { Track } from "../forms/useSaveState.ts";
import { Text } from "../i18n/Text.tsx";
import { useFeatures } from "../relay/features.tsx";
import { currentNetworkState } from "../relay/networkState.ts";
import { fileFault } from "../upload/fileFault.ts";
import { fileKey, hasFile } from "../upload/fileKey.ts";
import { chosenOrigin } from "../upload/fileOrigin.ts";
import { forgetFile, storeFile } from "../upload/pendingUploads.ts";
import { useUploads } from "../upload/uploadsContext.ts";
import type { StepAttachments_entry$key } from "./__generated__/StepAttachments_entry.graphql.ts";
import type { StepAttachments_installation$key } from "./__generated__/StepAttachments_installation.graphql.ts";
import { AttachmentTiles } from "./AttachmentTiles.tsx";
import { AttachmentUpload, UploadList } from "./AttachmentUpload.tsx";
import { PhoneCameraButton, PhoneCameraPart } from "./PhoneCameraPart.tsx";
import { readSamePhotos } from "./photoPlaces.ts";
import { RemovalFailures } from "./RemovalFailures.tsx";
import styles from "./StepAttachments.module.css";
import { addAttachments, keepAttachments, useAttachmentList } from "./useAttachmentList.ts";
import { useAttachmentRemoval } from "./useAttachmentRemoval.ts";
import { useCameraGrant } from "./useCameraGrant.ts";
import { toList } from "./useRecordAttachments.ts";
import { useSendFile } from "./useSendFile.ts";

const SamePhotos = lazy(async () => ({ default: (await import("./SamePhotos.tsx")).SamePhotos }));

type Props = {
  entryRef: StepAttachments_entry$key;
  installationRef: StepAttachments_installation$key;
  /** The heading in a step of several products. */
  product: string | null;
  /** The step and product that the image descriptions name. */
  place: string;
  /** Room, step and product, shown with the file on other pages. */
  subject: string;
  isFixed: boolean;
  /** True if photos may keep where they were taken. */
  keepsPlace: boolean;
  track: Track;
};

export function StepAttachments({ entryRef, installationRef, place, subject, isFixed, keepsPlace, ...props }: Props) {
  const { product, track } = props;
  const entry = useFragment(
    graphql`
      fragment StepAttachments_entry on StepEntry {
        id
        acceptsAttachments
        requiresAttachments
        attachments {
          url
          fileName
          ...AttachmentTiles_attachments
          ...photoPlaces_attachment
        }
        changes {
          field
          version
        }
      }
    `,
    entryRef,
  );
  const { id: installationId } = useFragment(
    graphql`
      fragment StepAttachments_installation on Installation {
        id
      }
    `,
    installationRef,
  );
  const recorded = useMemo(() => toList(entry), [entry]);
  const changeList = useAttachmentList(entry.id, recorded, track);
  const removal = useAttachmentRemoval(changeList);
  const camera = useCameraGrant(entry.id);
  const { cameraGrants } = useFeatures();
  const { uploads, add, retry, cancel, arrived } = useUploads();
  const sendFile = useSendFile(
    installationId,
    useCallback((attachment, { signal }) => changeList(addAttachments([{ attachment, signal }])), [changeList]),
  );
  const addFiles = useCallback(
    (files: readonly File[]) => {
      for (const file of files) {
        const awaitsConnection = currentNetworkState().isOffline;
        const path = window.location.pathname + window.location.search;
        const where = { entryId: entry.id, installationId, subject, path };
        const chosen = {
          id: crypto.randomUUID(),
          ...where,
          file,
          keepsPlace,
          origin: chosenOrigin(),
          awaitsConnection,
        };
        add(chosen, sendFile, fileFault(file) ? undefined : storeFile(chosen));
      }
    },
    [add, entry.id, installationId, sendFile, keepsPlace, subject],
  );
  const own = uploads.filter((upload) => upload.entryId === entry.id);
  // A cancelled file is hidden while the service removes it from the list.
  const leaving = own.flatMap(({ id, isCancelled, failure }) => (isCancelled && !failure && arrived.get(id)) || []);
  const attachments = entry.attachments.filter(({ url }) => !hasFile(leaving, url));
  const remove = useCallback(
    (id: string) => {
      cancel(id);
      forgetFile(id);
    },
    [cancel],
  );
  // A waiting file that is already in the list was recorded, but its answer was lost.
  const known = own.find(({ id, isWaiting }) => isWaiting && hasFile(attachments, arrived.get(id)?.url ?? ""));
  const knownId = known?.id;
  useEffect(() => {
    if (knownId !== undefined) remove(knownId);
  }, [knownId, remove]);
  const grant = camera.opened?.grant;
  const isAwaited = grant ? grant.isReceiving || !["FULL", "ENDED"].includes(grant.state) : camera.isCreating;
  const hasCamera = !isFixed && entry.acceptsAttachments && cameraGrants;
  const next = isAwaited && <Text id={grant?.isReceiving ? "phoneCamera.state.receiving" : "phoneCamera.next"} />;
  if (!entry.acceptsAttachments && attachments.length === 0 && own.length === 0) return null;
  const samePhotos = readSamePhotos(attachments.filter(({ url }) => !removal.removed.has(fileKey(url))));
  return (
    <section className={styles.attachments} data-entry={entry.id}>
      <div className={styles.top}>
        <h4 className={styles.title}>
          {product ?? <Text id="attachment.title" />}
          {attachments.length === 0 && (
            <span className={styles.note}>
              <Text id={entry.requiresAttachments && !isFixed ? "attachment.noneYet" : "attachment.none"} />
            </span>
          )}
        </h4>
        {hasCamera && <PhoneCameraButton camera={camera} />}
      </div>
      {(attachments.length > 0 || removal.removed.size > 0 || next) && (
        <AttachmentTiles
          attachmentsRef={attachments}
          place={place}
          removal={isFixed ? undefined : removal}
          next={next}
        />
      )}
      {!isFixed && samePhotos.length > 0 && (
        <Suspense fallback={null}>
          <SamePhotos
            photos={samePhotos}
            onKeep={(url) => changeList(keepAttachments([url]))}
            onRemove={(photo) => void removal.remove(photo)}
          />
        </Suspense>
      )}
      <p role="status" className={styles.note}>
        {removal.removed.size > 0 && <Text id="attachment.removed" />}
      </p>
      <RemovalFailures removal={removal} />
      {hasCamera && <PhoneCameraPart camera={camera} />}
      {!isFixed && entry.acceptsAttachments ? (
        <AttachmentUpload
          uploads={own}
          onAdd={addFiles}
          onSend={(upload) => retry(upload, sendFile)}
          onRemove={remove}
        />
      ) : (
        <UploadList uploads={own} onSend={null} onRemove={remove} />
      )}
    </section>
  );
}
