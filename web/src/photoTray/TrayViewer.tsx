import { panelSearch } from "../navigation/projectPanel.ts";
import type { FileToSend } from "../upload/uploadsContext.ts";
import { PhotoViewer } from "../viewer/PhotoViewer.tsx";
import type { PhotoPlace, ViewerPhoto } from "../viewer/viewerPhoto.ts";
import { enlargeId } from "./PhotoButton.tsx";
import type { Place } from "./trayPlaces.ts";
import { usePlaceText } from "./usePlaceText.ts";

type Props = {
  photos: readonly (FileToSend & { place?: Place })[];
  id: string;
  onClose: () => void;
};

/** Shows the photos in the `PhotoViewer` that all pages share. Closing it focuses the photo that was shown last. */
export function TrayViewer({ photos, id, onClose }: Props) {
  const { placeText, productText } = usePlaceText();
  const toPhoto = ({ id: url, file, place }: Props["photos"][number]): ViewerPhoto => ({
    ...{ url, file, thumbnailUrl: null, fileName: file.name, factsRef: null },
    place: place ? toPlace(place, productText(place)) : null,
    description: place ? placeText(place) : "",
  });
  const close = (shownId: string) => {
    onClose();
    // The closing viewer first gives the focus back to the button that opened it.
    requestAnimationFrame(() => document.getElementById(enlargeId(shownId))?.focus());
  };
  return <PhotoViewer photos={photos.map(toPhoto)} url={id} onClose={close} />;
}

const toPlace = ({ room, step }: Place, product: string | null): PhotoPlace => {
  const { installationId } = room;
  const addressOf = (view: Parameters<typeof panelSearch>[0]) => ({ search: panelSearch(view) });
  return {
    room: room.label,
    roomAddress: addressOf({ kind: "installation", installationId, view: { name: "overview" } }),
    stepNumber: step.number,
    stepTitle: step.title,
    stepAddress: addressOf({
      kind: "installation",
      installationId,
      view: { name: "step", stepLabel: step.stepLabel },
    }),
    product,
    isRequired: false,
    measured: null,
  };
};
