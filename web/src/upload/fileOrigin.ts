export type FileOrigin = "CAMERA" | "FOLDER" | "PHONE" | "APP";

/** A mobile browser offers its camera beside the folders and does not tell which one the person used. */
export const chosenOrigin = (): FileOrigin | undefined =>
  window.matchMedia?.("(pointer: coarse)").matches ? undefined : "FOLDER";
