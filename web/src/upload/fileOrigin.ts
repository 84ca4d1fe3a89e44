export type FileOrigin = "CAMERA" | "FOLDER" | "PHONE" | "APP";

/** Undefined on touch devices. Their browsers offer camera and folders, and do not tell which one the person used. */
export const chosenOrigin = (): FileOrigin | undefined =>
  window.matchMedia?.("(pointer: coarse)").matches ? undefined : "FOLDER";
