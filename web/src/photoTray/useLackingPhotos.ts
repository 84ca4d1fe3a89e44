import { useUploads } from "../upload/uploadsContext.ts";
import type { Place } from "./trayPlaces.ts";

/** The stored files of a place, and whether it lacks a required one. */
export function useLackingPhotos() {
  const { listOf } = useUploads();
  const filesOf = ({ entry }: Place) => listOf(entry.id).current.attachments;
  const isLacking = (place: Place) => place.entry.requiresAttachments && filesOf(place).length === 0;
  return { filesOf, isLacking };
}
