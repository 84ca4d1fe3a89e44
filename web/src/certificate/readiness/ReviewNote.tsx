import { lazy, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { graphql, readInlineData } from "react-relay/hooks";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import type { ReviewNote_folder$key } from "./__generated__/ReviewNote_folder.graphql.ts";
import styles from "./Readiness.module.css";

const ReviewRoomsModal = lazy(async () => ({
  default: (await import("../../installation/ReviewRoomsModal.tsx")).ReviewRoomsModal,
}));

const fragment = graphql`
  fragment ReviewNote_folder on SignableFolder @inline {
    folderId
    installations {
      awaitsReview
      viewerCanReview
      reviewers
    }
  }
`;

/** Counts the rooms that wait for a review. A viewer who can review none of the rooms is told who can. */
export function ReviewNote({ projectId, folders }: { projectId: string; folders: readonly ReviewNote_folder$key[] }) {
  const [isOpen, setOpen] = useState(false);
  const read = folders.map((folder) => readInlineData(fragment, folder));
  const waiting = read.flatMap(({ folderId, installations }) =>
    installations.flatMap((room) => (room.awaitsReview === true ? [{ ...room, folderId }] : [])),
  );
  // Older services leave out `viewerCanReview` here. The dialog disables the rooms that the viewer cannot review.
  const own = waiting.filter(({ viewerCanReview }) => viewerCanReview !== false);
  return (
    <>
      {waiting.length > 0 && (
        <p className={styles.undelivered}>
          <StatusIcon name="signable" size={16} />
          <span>
            <Text id="nextStep.told.review" values={{ count: waiting.length }} />.{" "}
            {own.length === 0 ? (
              <Reviewers names={[...new Set(waiting.flatMap(({ reviewers }) => reviewers ?? []))]} />
            ) : (
              <>
                <Text id="nextStep.told.reviewer" />{" "}
                <button type="button" className={styles.more} aria-haspopup="dialog" onClick={() => setOpen(true)}>
                  <Text id="project.review.open" values={{ count: own.length }} />
                </button>
              </>
            )}
          </span>
        </p>
      )}
      {isOpen && (
        <Suspense>
          <ReviewRoomsModal
            projectId={projectId}
            folderIds={[...new Set(waiting.map(({ folderId }) => folderId))]}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function Reviewers({ names }: { names: readonly string[] }) {
  const intl = useIntl();
  const text = useText();
  return names.length === 0
    ? text("project.review.nobody")
    : text("project.review.others", { names: intl.formatList(names, { type: "disjunction" }) });
}
