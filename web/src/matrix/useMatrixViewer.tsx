import { lazy, type ReactNode, Suspense, useState } from "react";
import type { To } from "react-router";
import { fileKind } from "../upload/fileKind.ts";
import type { ViewerPhoto } from "../viewer/viewerPhoto.ts";
import { isMissing, type MatrixRoom, stepNumber } from "./matrixRoom.ts";

const PhotoViewer = lazy(async () => ({ default: (await import("../viewer/PhotoViewer.tsx")).PhotoViewer }));

/** The address of a room's step, or of the room itself if `stepLabel` is null. */
export type RoomAddress = (room: MatrixRoom, stepLabel: string | null) => To;

/** The viewer shows the photos of all rooms of a matrix, in the order of rooms and steps. */
export function useMatrixViewer(rooms: readonly MatrixRoom[], addressOf: RoomAddress | undefined) {
  const [url, setUrl] = useState<string | null>(null);
  const viewer: ReactNode = url && (
    <Suspense>
      <PhotoViewer photos={rooms.flatMap((room) => photosOf(room, addressOf))} url={url} onClose={() => setUrl(null)} />
    </Suspense>
  );
  return { viewer, onView: setUrl };
}

function photosOf(room: MatrixRoom, addressOf: RoomAddress | undefined): ViewerPhoto[] {
  return room.steps.flatMap(({ label, title: stepTitle }) =>
    room.products.flatMap((product) => {
      const entry = product.entries.get(label);
      if (!entry) return [];
      const { files, requiresPhoto, values, day, person } = entry;
      const place = addressOf
        ? {
            room: room.title,
            roomAddress: addressOf(room, null),
            stepNumber: stepNumber(room, label),
            stepTitle,
            stepAddress: addressOf(room, label),
            product: product.title,
            isRequired: requiresPhoto,
            measured: day && !values.every(isMissing) ? { day, person } : null,
          }
        : null;
      return files
        .filter(({ fileName }) => fileKind(fileName) === "image")
        .map(({ url, thumbnailUrl, fileName, proof }) => ({
          url,
          thumbnailUrl,
          fileName,
          place,
          description: `${room.title}, ${stepTitle}, ${product.title}`,
          factsRef: proof,
        }));
    }),
  );
}
