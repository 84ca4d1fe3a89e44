import type { useRoomPhotos_installation$key } from "./__generated__/useRoomPhotos_installation.graphql.ts";
import { PhotoViewer } from "./PhotoViewer.tsx";
import { useRoomPhotos } from "./useRoomPhotos.ts";
import type { ViewerPhoto } from "./viewerPhoto.ts";

type Props = {
  roomRef: useRoomPhotos_installation$key | null;
  /** Photos to show if the room does not have the photo of `url`. */
  others: readonly ViewerPhoto[];
  url: string;
  onClose: () => void;
};

export function RoomPhotoViewer({ roomRef, others, url, onClose }: Props) {
  const ofRoom = useRoomPhotos(roomRef);
  const isOfRoom = ofRoom.some((photo) => photo.url === url);
  return <PhotoViewer photos={isOfRoom ? ofRoom : others} url={url} onClose={onClose} />;
}
