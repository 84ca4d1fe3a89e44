import { type DragEvent, lazy, type ReactNode, Suspense, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { Loading } from "../ui/Loading.tsx";
import styles from "./PhotoPage.module.css";
import { usePhotosView } from "./photosView.ts";
import { useAddPhotos } from "./useAddPhotos.ts";

const PhotoTray = lazy(async () => ({ default: (await import("./PhotoTray.tsx")).PhotoTray }));

const LeftPhotos = lazy(async () => ({ default: (await import("./LeftPhotos.tsx")).LeftPhotos }));

type Props = {
  /** The folder of the rooms, with those below; null for the whole project. */
  folderId: string | null;
  /** True with rooms whose photos the tray can show. */
  hasRooms: boolean;
  /** True when a room still accepts photos. */
  takesPhotos: boolean;
  projectName: string;
  header: ReactNode;
  children: ReactNode;
};

/** A page whose rooms accept dropped photos anywhere; it shows the tray while photos are assigned. */
export function PhotoPage({ folderId, hasRooms, takesPhotos, projectName, header, children }: Props) {
  const { projectId } = useProjectAddress();
  const trayId = `photos ${folderId ?? projectId}`;
  const { isOpen, open } = usePhotosView();
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
    // A step of the table has handled its own files already.
    if (files.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    addPhotos(files);
    if (!isOpen) open();
  };
  return (
    // The same element also without rooms: the dialog that makes the first ones is in it.
    <div
      className={isOver ? styles.over : undefined}
      {...(takesPhotos && { onDragOver: hover, onDragLeave: leave, onDrop: drop })}
    >
      {header}
      {isOver && (
        <p className={styles.hint}>
          <Text id="photoTray.drop" />
        </p>
      )}
      {isOpen ? (
        <Suspense fallback={<Loading />}>
          {hasRooms ? (
            <PhotoTray
              key={trayId}
              trayId={trayId}
              projectId={projectId}
              folderId={folderId}
              projectName={projectName}
            />
          ) : (
            <LeftPhotos trayId={trayId} />
          )}
        </Suspense>
      ) : (
        children
      )}
    </div>
  );
}
