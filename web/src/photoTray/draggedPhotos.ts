import type { DragEvent } from "react";

const type = "application/x-photo-ids";

export function dragPhotos({ dataTransfer }: DragEvent, ids: readonly string[]): void {
  dataTransfer.setData(type, JSON.stringify(ids));
  dataTransfer.effectAllowed = "move";
}

export const arePhotos = ({ dataTransfer }: DragEvent) =>
  dataTransfer.types.includes(type) || dataTransfer.types.includes("Files");

export function droppedPhotos({ dataTransfer }: DragEvent): { ids: string[]; files: File[] } {
  return { ids: JSON.parse(dataTransfer.getData(type) || "[]"), files: [...dataTransfer.files] };
}
