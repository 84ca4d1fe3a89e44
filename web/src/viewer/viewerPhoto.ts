import { createContext } from "react";
import type { To } from "react-router";
import type { PhotoFacts_attachment$key } from "./__generated__/PhotoFacts_attachment.graphql.ts";
import type { useRoomPhotos_installation$key } from "./__generated__/useRoomPhotos_installation.graphql.ts";

export type ViewerPhoto = {
  /** The address; the id of a photo that is not uploaded yet. */
  url: string;
  /** A photo that is not uploaded yet. */
  file?: File;
  /** Null if the service has no small picture of the photo. */
  thumbnailUrl: string | null | undefined;
  fileName: string;
  /** Null if the room is not known. */
  place: PhotoPlace | null;
  /** Step and product, which follow the file's name. */
  description: string;
  factsRef: PhotoFacts_attachment$key | null;
};

export type PhotoPlace = {
  room: string;
  roomAddress: To;
  stepNumber: number;
  stepTitle: string;
  stepAddress: To;
  /** Null if the catalogue no longer has the product. */
  product: string | null;
  isRequired: boolean;
  /** Null for a step without values. Such a step has only the day of its photo. */
  measured: { day: string; person: string | null } | null;
};

/** The open room. The viewer of a step's photo also shows the other photos of this room. */
export const RoomContext = createContext<useRoomPhotos_installation$key | null>(null);
