import { type DragEvent, lazy, type ReactNode, Suspense, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { PageSkeleton } from "../ui/PageSkeleton.tsx";
import styles from "./PhotoPage.module.css";
import { usePhotosView } from "./photosView.ts";
import { useAddPhotos } from "./useAddPhotos.ts";

const PhotoTray = lazy(async () => ({ default: (await import("./PhotoTray.tsx")).PhotoTray }));

const LeftPhotos = lazy(async () => ({ default: (await import("./LeftPhotos.tsx")).LeftPhotos }));

type Props = {
  /** Null for the whole project. */
  folderId: string | null;
  hasRooms: boolean;
  takesPhotos: boolean;
  projectName: string;
  title: string;
  header: ReactNode;
  children: ReactNode;
};

/** Accepts dropped photos anywhere on the page. */
export function PhotoPage({ folderId, hasRooms, takesPhotos, projectName, title, header, children }: Props) {
  const { projectId } = useProjectAddress();
  const trayId = `photos ${folderId ?? projectId}`;
  const text = useText();
  const { isOpen, back, open } = usePhotosView();
  const addPhotos = useAddPhotos(trayId, projectName);
  const [isOver, setOver] = useState(false);
  const hover = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    const files = [...event.dataTransfer.files];
    // Files dropped on a step of the table were already handled by that step.
    if (files.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    addPhotos(files);
    if (!isOpen) open();
  };
  return (
    // The `div` is rendered without rooms, too: a dialog inside it would close if the element changed.
    <div
      className={isOver ? styles.over : undefined}
      {...(takesPhotos && { onDragOver: hover, onDragLeave: leave, onDrop: drop })}
    >
      {!isOpen && header}
      {isOver && (
        <p className={styles.hint}>
          <Text id="photoTray.drop" />
        </p>
      )}
      {isOpen ? (
        <Suspense fallback={<PageSkeleton title={text("photoTray.title")} back={{ ...back, label: title }} />}>
          {hasRooms ? (
            <PhotoTray
              key={trayId}
              trayId={trayId}
              projectId={projectId}
              folderId={folderId}
              projectName={projectName}
              title={title}
            />
          ) : (
            <LeftPhotos trayId={trayId} title={title} />
          )}
        </Suspense>
      ) : (
        children
      )}
    </div>
  );
}
