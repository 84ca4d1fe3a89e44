export type FileOrigin = "CAMERA" | "FOLDER" | "PHONE" | "APP";

/** A mobile browser offers camera and folders, and does not tell which of them the person used. */
export const chosenOrigin = (): FileOrigin | undefined =>
  window.matchMedia?.("(pointer: coarse)").matches ? undefined : "FOLDER";
