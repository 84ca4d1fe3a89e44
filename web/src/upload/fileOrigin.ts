export type FileOrigin = "CAMERA" | "FOLDER" | "PHONE" | "APP";

/** Undefined on touch devices, whose browsers offer camera and folders and do not tell which one the person used. */
export const chosenOrigin = (): FileOrigin | undefined =>
  window.matchMedia?.("(pointer: coarse)").matches ? undefined : "FOLDER";
