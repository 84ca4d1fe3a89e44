import { lazy, Suspense, useState } from "react";
import { Text } from "../../i18n/Text.tsx";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import styles from "./Readiness.module.css";

const ReviewRoomsModal = lazy(async () => ({
  default: (await import("../../installation/ReviewRoomsModal.tsx")).ReviewRoomsModal,
}));

type Props = { projectId: string; folders: readonly { folderId: string; waiting: number }[] };

/** The rooms that wait for a second person, who can release them together. */
export function ReviewNote({ projectId, folders }: Props) {
  const [isOpen, setOpen] = useState(false);
  const count = folders.reduce((sum, { waiting }) => sum + waiting, 0);
  return (
    <>
      {count > 0 && (
        <p className={styles.undelivered}>
          <StatusIcon name="signable" size={16} />
          <span>
            <Text id="nextStep.told.review" values={{ count }} />. <Text id="nextStep.told.reviewer" />{" "}
            <button type="button" className={styles.more} aria-haspopup="dialog" onClick={() => setOpen(true)}>
              <Text id="project.review.open" values={{ count }} />
            </button>
          </span>
        </p>
      )}
      {isOpen && (
        <Suspense>
          <ReviewRoomsModal
            projectId={projectId}
            folderIds={folders.map(({ folderId }) => folderId)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
