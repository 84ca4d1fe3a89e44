import { Button } from "@blueprintjs/core";
import { Fragment, type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router";
import { useFailureText } from "../errors/useFailureText.ts";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { panelSearch } from "../navigation/projectPanel.ts";
import type { MutationFailure, MutationResult } from "../relay/mutationResult.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import { fileKey } from "../upload/fileKey.ts";
import type { PhotoPlace, SamePhoto } from "./photoPlaces.ts";
import styles from "./SamePhotos.module.css";

type Props = {
  photos: readonly SamePhoto[];
  /** Where the photo is, if the page shows photos of several places. */
  place?: ReactNode;
  onKeep: (url: string) => Promise<MutationResult>;
  /** Returns undefined if the caller shows a failure itself. */
  onRemove: (photo: SamePhoto) => Promise<MutationResult> | undefined;
};

/** Asks about each photo that equals or resembles one of another room. An unanswered question blocks nothing. */
export function SamePhotos({ photos, ...rest }: Props) {
  return photos.map((photo) => <Question key={fileKey(photo.url)} photo={photo} {...rest} />);
}

function Question({ photo, place, onKeep, onRemove }: Omit<Props, "photos"> & { photo: SamePhoto }) {
  const text = useText();
  const intl = useIntl();
  const failureText = useFailureText("installation");
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const { url, fileName, sameAs } = photo;
  const rooms = sameAs.places.map((room) => {
    const path = roomPath(room);
    const name = roomName(room);
    return (
      <Fragment key={`${path} ${room.addedAt}`}>
        {path ? <Link to={path}>{name}</Link> : name} <span className={styles.day}>({localDay(room.addedAt)})</span>
      </Fragment>
    );
  });
  const answer = async (sent: Promise<MutationResult> | undefined) => {
    setSaving(true);
    const result = await sent;
    setSaving(false);
    setFailure(result === undefined || result.kind === "done" ? null : result);
  };
  return (
    <fieldset className={styles.question} aria-label={fileName}>
      <StatusIcon name="near-limit" size={16} />
      <span className={styles.words}>
        {place && <b className={styles.place}>{place}</b>}
        <Text
          id={sameAs.kind === "SIMILAR" ? "attachment.similar" : "attachment.same"}
          values={{ fileName, places: intl.formatList(rooms), more: sameAs.totalCount - rooms.length }}
        />
        {failure && <span role="alert"> {failureText(failure)}</span>}
      </span>
      <span className={styles.answers}>
        <Button
          size="small"
          loading={isSaving}
          aria-label={text("attachment.same.keep.label", { fileName })}
          onClick={() => void answer(onKeep(url))}
        >
          <Text id="attachment.same.keep" />
        </Button>
        <Button
          size="small"
          variant="minimal"
          disabled={isSaving}
          aria-label={text("attachment.remove", { fileName })}
          onClick={() => void answer(onRemove(photo))}
        >
          <Text id="attachment.same.remove" />
        </Button>
      </span>
    </fieldset>
  );
}

/** Rooms of several folders and projects often have the same title. */
function roomName({ project, folder, installation }: PhotoPlace): string {
  return [installation?.title, folder?.title, project?.title].filter(Boolean).join(", ");
}

// The path names the list of ongoing projects. For an archived project the page redirects to the right list.
function roomPath({ project, folder, installation, stepLabel }: PhotoPlace): string | null {
  if (!project || !installation) return null;
  const page = `/projects/ongoing/${encodeURIComponent(project.restId)}`;
  const view = { name: "step", stepLabel } as const;
  const search = panelSearch({ kind: "installation", installationId: installation.restId, view });
  return page + (folder ? `/folder/${encodeURIComponent(folder.restId)}` : "") + search;
}
